extension ReportPage {
  /// Texts, line by line.
  static let textScript = #"""
    /** How many equal lines stay around those that differ. */
    const context = 3;

    /** Lines with their numbers, and runs of equal ones that are folded. */
    function foldedLines(lines) {
      const near = new Array(lines.length).fill(!lines.some((line) => line.kind !== "same"));
      lines.forEach((line, index) => {
        if (line.kind === "same") return;
        for (let at = index - context; at <= index + context; at++) if (near.length > at) near[at] = true;
      });
      const groups = [];
      let old = 0;
      let now = 0;
      lines.forEach((line, index) => {
        const row = {
          ...line, old: line.kind === "added" ? "" : ++old, now: line.kind === "removed" ? "" : ++now,
        };
        const isFolded = !near[index];
        const last = groups.at(-1);
        if (last && last.isFolded === isFolded) last.rows.push(row);
        else groups.push({ isFolded, rows: [row] });
      });
      return groups;
    }

    const signs = { same: " ", removed: "−", added: "+" };

    function unified({ old, now, kind, text }) {
      return make("tr", { class: kind },
        make("td", { class: "number" }, String(old)), make("td", { class: "number" }, String(now)),
        make("td", { class: "sign" }, signs[kind]), make("td", {}, text));
    }

    /** Rows of two columns: what was removed stands beside what was added for it. */
    function paired(rows) {
      const result = [];
      let removed = [];
      let added = [];
      const cells = (row, number) => row
        ? [make("td", { class: "number" }, String(number)),
          make("td", { class: row.kind === "same" ? "" : row.kind }, row.text)]
        : [make("td", { class: "number" }), make("td", {})];
      const flush = () => {
        for (let index = 0; index < Math.max(removed.length, added.length); index++) {
          const [a, b] = [removed[index], added[index]];
          result.push(make("tr", {}, ...cells(a, a?.old), ...cells(b, b?.now)));
        }
        removed = [];
        added = [];
      };
      for (const row of rows) {
        if (row.kind === "removed") removed.push(row);
        else if (row.kind === "added") added.push(row);
        else {
          flush();
          result.push(make("tr", {}, ...cells(row, row.old), ...cells(row, row.now)));
        }
      }
      flush();
      return result;
    }

    function makeLines(entry) {
      const body = make("tbody");
      const box = make("div", { class: "lines", tabindex: "0", "aria-label": "Lines" },
        make("table", {}, body));
      for (const group of foldedLines(entry.lines)) {
        const rows = () => (state.isPaired ? paired(group.rows) : group.rows.map(unified));
        if (!group.isFolded) body.append(...rows());
        else {
          const fold = make("tr", { class: "fold" }, make("td", { colspan: "4" },
            make("button", { type: "button", onclick: () => fold.replaceWith(...rows()) },
              `… ${count(group.rows.length, "equal line")}`)));
          body.append(fold);
        }
      }
      return box;
    }
    """#
}

extension ReportPage {
  /// The run, what is chosen, and how elements are made.
  static let elementScript = #"""
    const run = JSON.parse(document.getElementById("run").textContent);
    const byId = (id) => document.getElementById(id);

    /** What is shown; everything on the page follows from it. */
    const state = {
      outcomes: new Set(), suite: "", name: "", text: "",
      entry: null, mode: "side", zoom: "fit", regions: false, gain: 4, amount: 50,
      pinned: null, frame: 0, isPaired: false,
    };

    /** An element with attributes, listeners (`onclick`) and children; texts become text nodes. */
    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null) continue;
        // States are written out; other attributes are there or not.
        if (key.startsWith("aria-")) element.setAttribute(key, value);
        else if (value === false) continue;
        else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child !== null && child !== undefined));
      return element;
    }

    const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

    let toastTimer = 0;
    function toast(text) {
      byId("toast").textContent = text;
      byId("toast").classList.add("shown");
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => byId("toast").classList.remove("shown"), 2500);
    }

    /** Puts a text on the clipboard, by the old way where a page may not use the new one. */
    async function copy(text) {
      let isDone = false;
      try {
        await navigator.clipboard.writeText(text);
        isDone = true;
      } catch {
        const area = make("textarea", { "aria-hidden": "true" });
        area.value = text;
        document.body.append(area);
        area.select();
        isDone = document.execCommand("copy");
        area.remove();
      }
      toast(isDone ? `Copied: ${text}` : `Copying is not allowed here: ${text}`);
    }
    """#
}

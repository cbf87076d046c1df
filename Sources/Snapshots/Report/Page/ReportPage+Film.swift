extension ReportPage {
  /// Frames of animated PNG files, which browsers play but do not hand out.
  static let filmScript = #"""
    const checksums = Array.from({ length: 256 }, (_, index) => {
      let value = index;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
      return value >>> 0;
    });

    function chunk(type, content) {
      const bytes = new Uint8Array(content.length + 12);
      const view = new DataView(bytes.buffer);
      view.setUint32(0, content.length);
      for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
      bytes.set(content, 8);
      let sum = 0xffffffff;
      for (let index = 4; index < bytes.length - 4; index++) {
        sum = checksums[(sum ^ bytes[index]) & 255] ^ (sum >>> 8);
      }
      view.setUint32(bytes.length - 4, (sum ^ 0xffffffff) >>> 0);
      return bytes;
    }

    const isEmbedded = (address) => address?.startsWith("data:") ?? false;

    function bytesOf(address) {
      const text = atob(address.slice(address.indexOf(",") + 1));
      return Uint8Array.from(text, (character) => character.charCodeAt(0));
    }

    /** The parts that an animated PNG is made of, each as a PNG of its own. */
    function parts(bytes) {
      const view = new DataView(bytes.buffer);
      const signature = bytes.subarray(0, 8);
      const shared = [];
      const found = [];
      let header = null;
      let part = null;
      const end = () => {
        if (!part || part.data.length === 0) return;
        const own = header.slice();
        new DataView(own.buffer).setUint32(0, part.width);
        new DataView(own.buffer).setUint32(4, part.height);
        part.file = new Blob(
          [signature, chunk("IHDR", own), ...shared, ...part.data, chunk("IEND", [])],
          { type: "image/png" });
        found.push(part);
      };
      for (let at = 8; at + 12 <= bytes.length;) {
        const length = view.getUint32(at);
        const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
        const content = bytes.subarray(at + 8, at + 8 + length);
        if (type === "IHDR") header = content;
        else if (type === "PLTE" || type === "tRNS") shared.push(chunk(type, content));
        else if (type === "fcTL") {
          end();
          const field = (offset) => view.getUint32(at + 8 + offset);
          part = {
            width: field(4), height: field(8), x: field(12), y: field(16),
            dispose: content[24], blend: content[25], data: [],
          };
        } else if (type === "IDAT" && part) part.data.push(chunk("IDAT", content));
        else if (type === "fdAT") part.data.push(chunk("IDAT", content.subarray(4)));
        at += length + 12;
      }
      end();
      return found;
    }

    /** A strip that is drawn frame by frame; going back begins anew. */
    class Film {
      constructor(artefact) {
        this.parts = parts(bytesOf(artefact.address));
        this.canvas = new OffscreenCanvas(artefact.width, artefact.height);
        this.context = this.canvas.getContext("2d", { willReadFrequently: false });
        this.at = -1;
        this.queue = Promise.resolve();
      }

      get count() { return this.parts.length; }

      /** Draws frame `index` on a canvas, after all that was asked before; nothing past the end. */
      draw(index, target) {
        this.queue = this.queue.then(async () => {
          const context = target.getContext("2d");
          if (index < this.count) await this.goTo(index);
          context.clearRect(0, 0, target.width, target.height);
          if (index < this.count) context.drawImage(this.canvas, 0, 0);
          target.parentElement.classList.toggle("empty", index >= this.count);
        });
        return this.queue;
      }

      async goTo(index) {
        if (index < this.at) {
          this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
          this.at = -1;
        }
        while (this.at < index) {
          const last = this.parts[this.at];
          if (last?.dispose === 1) this.context.clearRect(last.x, last.y, last.width, last.height);
          if (last?.dispose === 2) this.context.putImageData(last.below, last.x, last.y);
          const part = this.parts[this.at + 1];
          if (part.dispose === 2) {
            part.below = this.context.getImageData(part.x, part.y, part.width, part.height);
          }
          const picture = await createImageBitmap(part.file);
          if (part.blend === 0) {
            this.context.clearRect(part.x, part.y, part.width, part.height);
          }
          this.context.drawImage(picture, part.x, part.y);
          picture.close();
          this.at += 1;
        }
      }
    }
    """#
}

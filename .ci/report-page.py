"""Drives a report in headless Chromium over its debugging pipe and checks what it shows.

Usage: report-page.py BROWSER REPORT REPORT-WITH-PICTURES-BESIDE FOLDER-FOR-SHOTS
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time


class Browser:
    """A browser process that takes commands as JSON, each ended by a zero byte."""

    def __init__(self, program, profile):
        command_read, self.commands = os.pipe()
        self.answers, answer_write = os.pipe()

        def place():
            # The browser reads from descriptor 3 and writes to 4.
            first, second = os.dup(command_read), os.dup(answer_write)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
             "--user-data-dir=" + profile, "--no-first-run", "--disable-gpu",
             "--hide-scrollbars", "--force-color-profile=srgb",
             "--disable-background-networking", "--disable-component-update"],
            preexec_fn=place, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.buffer = b""
        self.number = 0
        self.events = []

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.answers, 1 << 16)
            if not part:
                raise SystemExit("report: the browser has ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"report: {method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def close(self):
        self.send("Browser.close")
        self.process.wait(timeout=20)


class Page:
    """One tab."""

    def __init__(self, browser, shots):
        self.browser, self.shots = browser, shots
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.send(domain + ".enable")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def size(self, width, height, scheme="light", motion="no-preference"):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion}])

    def open(self, path, fragment=""):
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        self.wait("document.readyState === 'complete' && document.title !== ''")

    def get(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"report: {expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression):
        """Waits until something holds; a page that never comes to it is an error."""
        for _ in range(200):
            if self.get(expression):
                return
            time.sleep(0.025)
        raise SystemExit(f"report: never came true: {expression}")

    def press(self, key, code=None):
        text = key if len(key) == 1 else None
        extra = {"text": text} if text else {}
        # What the browser does itself, such as closing a dialog, goes by this number.
        number = {"Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        for kind in ["keyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code or "",
                      windowsVirtualKeyCode=number.get(key, 0), **(extra if kind == "keyDown" else {}))

    def type(self, text):
        self.send("Input.insertText", text=text)

    def move(self, x, y):
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def image(self, selector=None):
        parameters = {}
        if selector:
            box = self.get(
                f"(() => {{ const b = document.querySelector({json.dumps(selector)})"
                ".getBoundingClientRect(); return [b.x, b.y, b.width, b.height] })()")
            parameters["clip"] = dict(zip(["x", "y", "width", "height"], box), scale=1)
        return base64.b64decode(self.send("Page.captureScreenshot", **parameters)["data"])

    def shot(self, name):
        with open(os.path.join(self.shots, name + ".png"), "wb") as file:
            file.write(self.image())


checks = 0


def check(is_so, what):
    global checks
    checks += 1
    if not is_so:
        raise SystemExit(f"report: {what}")


def rows(page):
    return page.get("[...document.querySelectorAll('#list li span:nth-child(2)')]"
                    ".map((e) => e.textContent)")


def choose(page, name):
    page.get(f"choose(run.entries.find((e) => e.name.startsWith({json.dumps(name)})), true)")
    page.wait("[...document.images].every((image) => image.complete)")


def brightness(page, image):
    """The shares of pixels that are black and that are bright."""
    return page.get("""(async () => {
        const picture = await createImageBitmap(new Blob([bytesOf(',%s')]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context.drawImage(picture, 0, 0);
        const data = context.getImageData(0, 0, picture.width, picture.height).data;
        let [black, bright] = [0, 0];
        for (let at = 0; at < data.length; at += 4) {
          const most = Math.max(data[at], data[at + 1], data[at + 2]);
          if (most === 0) black += 1;
          if (most > 200) bright += 1;
        }
        return { black: black * 4 / data.length, bright: bright * 4 / data.length };
    })()""" % base64.b64encode(image).decode())


def check_list(page):
    failed = rows(page)
    check(len(failed) == 7 and "isUnchanged" not in failed, f"the first list is {failed}")
    check(page.get("document.querySelectorAll('#detail h2').length") == 1, "nothing is chosen")
    # Outcomes: without any, all; then one.
    page.get("[...document.querySelectorAll('#outcomes [aria-pressed=true]')]"
             ".forEach((b) => b.click())")
    check(len(rows(page)) == 9, "not all are listed without a filter")
    page.get("document.querySelector('[data-outcome=added]').click()")
    check(rows(page) == ["isNew"], "the outcome does not filter")
    page.get("document.querySelector('[data-outcome=added]').click()")
    # Suite.
    page.get("byId('suite').value = 'LayoutTests';"
             "byId('suite').dispatchEvent(new Event('change'))")
    check(sorted(rows(page)) == ["liesAsRecorded", "stops"], "the suite does not filter")
    page.get("byId('suite').value = ''; byId('suite').dispatchEvent(new Event('change'))")
    # Name, then text, as one types them.
    page.get("byId('name').focus()")
    page.type("isO")
    check(rows(page) == ["isOrange"], "the name does not filter")
    page.press("Escape")
    check(len(rows(page)) == 9, "Escape does not clear the search")
    page.press("/")
    check(page.get("document.activeElement.id") == "text", "/ does not go to the search")
    page.type("shin-ochanomizu")
    check(len(rows(page)) == 1, "the text does not filter")
    page.press("Escape")
    # Names are texts, whatever they hold.
    check(page.get("document.querySelectorAll('#list b, #detail b').length") == 0,
          "a name has become markup")
    check(any("</script><b onclick=\"x\">" in name for name in rows(page)), "a name was changed")


def check_modes(page):
    choose(page, "isIndented")
    names = page.get("[...document.querySelectorAll('#detail [data-mode]')]"
                     ".map((b) => b.dataset.mode)")
    check(names == ["side", "slider", "blink", "difference", "onion", "single"],
          f"the views are {names}")
    box = "document.querySelector('.pane.{} .sheet').getBoundingClientRect()"
    check(page.get(f"{box.format('expected')}.right <= {box.format('actual')}.left"),
          "side by side is not")
    pictures = {}
    for key, mode in enumerate(names, 1):
        page.press(str(key))
        check(page.get("document.querySelector('#detail [data-mode][aria-pressed=true]')"
                       ".dataset.mode") == mode, f"{key} does not choose {mode}")
        if mode in ("slider", "onion", "difference"):
            check(page.get(f"{box.format('expected')}.left === {box.format('actual')}.left"
                           f" && {box.format('expected')}.top === {box.format('actual')}.top"),
                  f"the pictures of {mode} do not lie on each other")
        page.move(2, 2)
        pictures[mode] = page.image(".stage")
        page.shot(f"mode-{key}-{mode}")
    check(len(set(pictures.values())) == len(names), "two views look the same")
    page.press("3")
    page.wait("stage.element.classList.contains('first')")
    page.wait("!stage.element.classList.contains('first')")
    # The slider follows the keys to the two pictures themselves.
    page.press("2")
    ends = []
    for key in ["ArrowLeft", "ArrowRight"]:
        for _ in range(22):
            page.press(key)
        ends.append(page.get("document.querySelector('.amount').value"))
    check(ends == ["0", "100"], f"the slider goes to {ends}")
    for mode in ["5", "2"]:
        page.press(mode)
        page.get("setAmount(0)")
        none = page.image(".stage")
        page.get("setAmount(100)")
        check(page.image(".stage") != none, f"view {mode} does not depend on its slider")
    page.get("setAmount(50)")
    page.press("2")
    # Pointing moves it too.
    spot = page.get(f"(() => {{ const b = {box.format('expected')};"
                    "return [b.left + b.width / 4, b.top + b.height / 2] })()")
    page.move(*spot)
    check(page.get("state.amount") == 25, "the slider does not follow the pointer")
    # Difference: equal pixels are black, and the gain makes the others bright.
    page.press("4")
    dim = brightness(page, page.image(".pane.expected .media"))
    check(dim["black"] > 0.5 and dim["bright"] > 0.01, f"the difference is {dim}")
    page.press("g")
    check(page.get("byId('gain').textContent") == "×16", "g does not turn up the gain")
    lit = brightness(page, page.image(".pane.expected .media"))
    check(lit["bright"] > dim["bright"], f"the gain makes {dim} {lit}")
    page.press("1")
    sizes = set()
    for _ in range(5):
        page.press("z")
        sizes.add(page.get("stage.panes[0].media.getBoundingClientRect().width"))
    check({320, 640, 1280} <= sizes, f"the zoom gives {sizes}")
    check(page.get("state.zoom") == "fit", "z does not come around")


def check_changes(page):
    choose(page, "isIndented")
    changes = page.get("[...document.querySelectorAll('.changes button')].length")
    check(changes > 0, "no change of a view is listed")
    spot = page.get("(() => { const b = document.querySelector('.changes button')"
                    ".getBoundingClientRect(); return [b.left + 20, b.top + 10] })()")
    page.move(*spot)
    check(page.get("document.querySelectorAll('.pane.expected .marks i.before').length") == 1
          and page.get("document.querySelectorAll('.pane.actual .marks i.after').length") == 1,
          "pointing at a change outlines nothing")
    # The outline is where the change says, in the picture's own scale.
    check(page.get("""(() => {
        const change = run.entries.find((e) => e.name === 'isIndented').changes
          .find((c) => !c.isConsequence);
        const sheet = document.querySelector('.pane.actual .media').getBoundingClientRect();
        const mark = document.querySelector('.pane.actual .marks i.after');
        const left = sheet.width * parseFloat(mark.style.left) / 100;
        const scale = sheet.width / 320;
        return Math.abs(left - change.after[0] * scale) < 0.5;
    })()"""), "the outline is elsewhere")
    page.shot("outline")
    page.move(2, 2)
    check(page.get("document.querySelectorAll('.marks i').length") == 0, "the outline stays")
    page.press("]")
    check(page.get("document.querySelectorAll('.marks i').length") >= 2, "] outlines nothing")
    page.press("Escape")
    check(page.get("document.querySelectorAll('.marks i').length") == 0, "Escape leaves it")
    page.press("r")
    check(page.get("document.querySelectorAll('.marks i.region').length") > 0, "r shows no boxes")
    page.press("r")


def check_player(page):
    choose(page, "signSlides")
    frames = page.get("run.entries.find((e) => e.name === 'signSlides').frames")
    page.wait(f"player && state.frame === {frames[0]}")
    check(page.get("document.querySelectorAll('.ticks i').length") == len(frames), "ticks are off")
    last = page.get("player.instants.length - 1")

    def drawn(index):
        return page.get(
            f"showFrame({index}).then(() => stage.panes.slice(0, 2)"
            ".map((pane) => pane.media.toDataURL()))")

    shown = [drawn(index) for index in range(last + 1)]
    for index, (old, new) in enumerate(shown):
        check((old != new) == (index in frames),
              f"frame {index} {'differs' if old != new else 'is equal'} in the player")
    check(len({new for _, new in shown}) > 3, "the frames look the same")
    check(drawn(2) == shown[2] and drawn(last) == shown[last], "going back draws something else")
    # Against the browser's own reading of the file.
    wrong = page.get("""(async () => {
        const wrong = [];
        const pixels = (source, { width, height }) => {
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context.drawImage(source, 0, 0);
          return context.getImageData(0, 0, width, height).data;
        };
        for (const pane of stage.panes.slice(0, 2)) {
          const decoder = new ImageDecoder({
            data: bytesOf(pane.artefact.address), type: 'image/png', preferAnimation: true });
          await decoder.tracks.ready;
          if (decoder.tracks.selectedTrack.frameCount !== pane.film.count) wrong.push('count');
          for (let index = 0; index < pane.film.count; index++) {
            const { image } = await decoder.decode({ frameIndex: index });
            await showFrame(index);
            const [a, b] = [pixels(image, pane.artefact), pixels(pane.media, pane.artefact)];
            if (!a.every((value, at) => Math.abs(value - b[at]) < 2)) wrong.push(index);
          }
        }
        await showFrame(0);
        return wrong;
    })()""")
    check(wrong == [], f"frames {wrong} are not the browser's")
    page.press("ArrowRight")
    check(page.get("state.frame") == 1, "→ does not go to the next frame")
    page.press("n")
    check(page.get("state.frame") == next(f for f in frames if f > 1), "n misses")
    page.press("p")
    page.get("player.scrubber.value = 3;"
             "player.scrubber.dispatchEvent(new Event('input'))")
    page.wait("player.output.textContent.startsWith('0.150 s · 4 of ')")
    page.shot("player")
    page.get("showFrame(0)")
    page.press(" ", "Space")
    check(page.get("player.play.textContent") == "Pause", "Space does not play")
    page.wait("player.timer === 0")
    check(page.get("state.frame") == last, "playing does not come to the end")


def check_texts(page):
    choose(page, "stops")
    check(page.get("[...document.querySelectorAll('tr.removed td:last-child')]"
                   ".map((e) => e.textContent)") == ["stop 20", "stop 31"], "removed lines are off")
    check(page.get("document.querySelector('tr.added td:last-child').textContent")
          == "stop 20 <Ginza>", "the added line is off")
    folds = page.get("document.querySelectorAll('tr.fold').length")
    before = page.get("document.querySelectorAll('.lines tr').length")
    page.get("document.querySelector('tr.fold button').click()")
    check(page.get("document.querySelectorAll('tr.fold').length") == folds - 1
          and page.get("document.querySelectorAll('.lines tr').length") > before,
          "the fold does not open")
    page.shot("text")
    page.press("2")
    check(page.get("[...document.querySelectorAll('td.removed + td + td.added')]"
                   ".map((e) => e.textContent)") == ["stop 20 <Ginza>"], "the columns are off")
    page.shot("text-beside")
    page.press("1")


def check_keys(page):
    page.get("state.outcomes.clear(); filter(); choose(shown[0], true)")
    first = page.get("state.entry.id")
    page.press("j")
    check(page.get("state.entry === shown[1]"), "j does not go on")
    check(page.get("decodeURIComponent(location.hash.slice(1)) === state.entry.id"),
          "the address does not follow")
    page.press("ArrowUp")
    check(page.get("state.entry.id") == first, "↑ does not go back")
    page.press("?")
    check(page.get("byId('help').open && document.querySelectorAll('#keys dt').length > 15"),
          "? shows no keys")
    page.shot("keys")
    page.press("Escape")
    page.wait("!byId('help').open")
    choose(page, "isOrange")
    page.press("c")
    page.wait("byId('toast').classList.contains('shown')")
    check(page.get("byId('toast').textContent").endswith(page.get("state.entry.approve")),
          "c does not copy")
    check("snapshots approve" in page.get("state.entry.approve"), "there is no command")
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.get(background)
    page.press("t")
    check(page.get(background) == light, "the light scheme is not the light one")
    page.press("t")
    check(page.get(background) != light, "t does not go dark")
    page.press("t")
    check(page.get(background) == light, "t does not come back")


def check_looks(page, path):
    colours = {}
    for scheme in ["light", "dark"]:
        for name, width in [("wide", 1440), ("middle", 960), ("narrow", 390)]:
            page.size(width, 900 if width > 400 else 844, scheme)
            page.open(path)
            page.get("state.outcomes.clear(); filter()")
            if name == "narrow":
                page.shot(f"{scheme}-narrow-list")
                check(page.get("getComputedStyle(byId('detail')).display") == "none",
                      "a narrow page shows both")
            choose(page, "isIndented")
            page.shot(f"{scheme}-{name}")
            check(page.get("document.documentElement.scrollWidth <= innerWidth"),
                  f"the {name} page is wider than the window")
            choose(page, "signSlides")
            page.shot(f"{scheme}-{name}-strip")
            check(page.get("document.documentElement.scrollWidth <= innerWidth"),
                  f"the {name} page of a strip is wider than the window")
            colours[scheme] = page.get("getComputedStyle(document.body).backgroundColor")
    check(colours["light"] != colours["dark"], "the dark scheme is light")
    page.press("Escape")
    check(page.get("getComputedStyle(byId('side')).display") != "none", "Escape stays inside")


def check_beside(page, path):
    page.size(1440, 900)
    page.open(path)
    choose(page, "isIndented")
    check(page.get("[...document.images].length === 3"
                   " && [...document.images].every((i) => i.naturalWidth > 0)"),
          "pictures beside the page are not shown")
    choose(page, "signSlides")
    check(page.get("player !== null"), "a strip cannot be played in a page without pictures")


def check_quiet(browser):
    """No errors, and nothing asked of anything but files and the page itself."""
    complaints, addresses = [], set()
    for event in browser.events:
        method, found = event.get("method", ""), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            complaints.append(found)
        if method == "Runtime.consoleAPICalled" and found["type"] in ("error", "warning"):
            complaints.append(found)
        if method == "Log.entryAdded" and found["entry"]["level"] in ("error", "warning"):
            complaints.append(found["entry"])
        if method == "Network.requestWillBeSent":
            addresses.add(found["request"]["url"])
    check(not complaints, f"the console says {complaints[:1]}")
    kinds = {address.split(":", 1)[0] for address in addresses}
    check("file" in kinds, "no request was seen, so nothing is known of them")
    check(kinds <= {"file", "data", "blob", "about"}, f"it asks for {sorted(kinds)}")


def main():
    program, report, beside, shots = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        page = Page(browser, shots)
        page.size(1440, 900)
        page.open(report)
        for step in [check_list, check_modes, check_changes, check_player, check_texts, check_keys]:
            step(page)
        check_looks(page, report)
        check_beside(page, beside)
        # What happened until here has been told by now.
        page.get("new Promise((done) => requestAnimationFrame(done))")
        check_quiet(browser)
        browser.close()
    print(f"report: {checks} checks of the page hold")


main()

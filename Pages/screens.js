"use strict";

/**
 * Screens of devices, drawn from their dimensions in points.
 *
 * An item has a screen, its parts of surfaces, a family, a title and a scheme; a slot creates the element
 * of its picture.
 */
const Screens = (() => {
  const { make } = Elements;
  const units = (value) => `calc(${value} * var(--u))`;
  const box = (x, y, width, height, side = "left") => `${side}: ${units(x)}; top: ${units(y)}; width: ${units(width)}; height: ${units(height)}`;

  /** Returns the edge at which a screen's lines begin in the language of an item. */
  const start = ({ locale }) => /^(ar|fa|he|ks|ps|sd|ug|ur|yi)(?![a-z])/.test(locale ?? "") ? "right" : "left";

  const icons = (count) => Array.from({ length: count }, () => make("i"));

  /** Returns the Dynamic Island or the round camera, if the screen has one. */
  const camera = ({ camera: hole }) => hole
    ? make("div", { class: "island", style: box(hole.x, hole.y, hole.width, hole.height) }) : "";

  /** Returns the areas for a screen's widgets: one rectangle, or one on each side of a fold. */
  function areas({ width, height, column, fold }) {
    const [top, end] = [column ? 47 : 76, height - (column ? 34 : 150)];
    const sides = fold ? [[0, fold.x], [fold.x + fold.width, width - column]] : [[0, width - column]];
    return sides.map(([left, right]) => ({ x: left, y: top, width: right - left, height: end - top }));
  }

  /** Returns the columns and rows of small widgets in a rectangle, at least one each. */
  function fit(room, { small, gapX, gapY }) {
    const count = (length, gap, margin) => Math.max(1, Math.floor((length - margin + gap) / (small + gap)));
    return { columns: count(room.width, gapX, 32), rows: count(room.height, gapY, 0) };
  }

  /** The size of each family, in columns and rows of small widgets. */
  const spans = { one: [1, 1], two: [2, 1], four: [2, 2], six: [2, 3], eight: [4, 2] };

  /** Places widgets into the first free cells of the first area, and on new screens if necessary. */
  function places(list, screen) {
    const rooms = areas(screen).map((room) => ({ ...room, ...fit(room, screen.grid) }));
    const pages = [];
    for (const item of list) {
      const span = spans[item.parts.home];
      let place = null;
      for (const page of pages) if ((place = free(page, rooms, span))) break;
      if (!place) {
        pages.push(rooms.map(() => new Set()));
        place = free(pages.at(-1), rooms, span) ?? { page: pages.at(-1), room: 0, column: 0, row: 0 };
      }
      take(place, span);
      (place.page.items ??= []).push({ item, ...place, ...position(rooms[place.room], screen, place) });
    }
    return pages.map((page) => ({ items: page.items ?? [], empty: empty(page, rooms, screen) }));
  }

  const keys = ({ column, row }, [width, height]) =>
    Array.from({ length: width * height }, (_, place) => `${column + place % width} ${row + Math.floor(place / width)}`);

  function free(page, rooms, span) {
    for (const [room, { columns, rows }] of rooms.entries()) {
      for (let row = 0; row + span[1] <= rows; row += 1) {
        for (let column = 0; column + span[0] <= columns; column += 1) {
          const place = { page, room, column, row };
          if (keys(place, span).every((key) => !page[room].has(key))) return place;
        }
      }
    }
    return null;
  }

  const take = (place, span) => keys(place, span).forEach((key) => place.page[place.room].add(key));

  /** Returns the position of a cell, on whole pixels. */
  function position(room, { grid, scale }, { column, row }) {
    const content = room.columns * grid.small + (room.columns - 1) * grid.gapX;
    const whole = (value) => Math.round(value * scale) / scale;
    return {
      x: whole(room.x + (room.width - content) / 2 + column * (grid.small + grid.gapX)),
      y: whole(room.y + row * (grid.small + grid.gapY)),
    };
  }

  /** Returns the cells with icons of apps. */
  function empty(page, rooms, screen) {
    return rooms.flatMap((room, index) => Array.from({ length: room.columns * room.rows }, (_, place) => (
      { column: place % room.columns, row: Math.floor(place / room.columns) }))
      .filter((cell) => !page[index].has(keys(cell, [1, 1])[0])).map((cell) => position(room, screen, cell)));
  }

  /** Creates a phone with content on its screen. */
  function phone(item, kind, ...children) {
    const own = item.screen;
    const hole = own.camera ?? { x: own.width / 2, y: 11, width: 0, height: 36.67 };
    const style = `width: ${units(own.width)}; height: ${units(kind === "crop" ? 260 : own.height)}; `
      + `border-radius: ${own.corners.map((radius, index) => units(kind === "crop" && index > 1 ? 18 : radius)).join(" ")}; `
      + `--before: ${hole.x}; --after: ${hole.x + hole.width}; --hole: ${hole.y}; --screen: ${own.width}; --column: ${own.column}`;
    return make(
      "div", { class: `phone ${kind} ${item.scheme}${own.column ? " sided" : ""}${start(item) === "right" ? " rtl" : ""}`, style }, ...children,
      own.fold ? make("div", { class: "fold", style: box(own.fold.x, 0, own.fold.width, own.height) }) : "",
      kind === "crop" ? "" : [camera(own), make("div", { class: "bottom" })]);
  }

  /** The side of an app's icon. */
  const icon = 62;

  const language = ({ locale }) => (locale ?? "en-US").replaceAll("_", "-");

  /** Returns a text in the language of an item, or in English where the browser does not know it. */
  function spoken(item, format) {
    try {
      return format(language(item));
    } catch {
      return format("en-US");
    }
  }

  /** Returns the time of a screen, in the digits of its language. */
  const clock = (item) => spoken(item, (locale) => {
    const digits = new Intl.NumberFormat(locale, { useGrouping: false });
    return `${digits.format(9)}:${digits.format(41)}`;
  });

  /** Returns the day of a Lock Screen. */
  const day = (item) => spoken(item, (locale) => new Intl.DateTimeFormat(
    locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(Date.UTC(2026, 0, 9)));

  /** Creates the icons of apps in a cell, at even distances in all cells. */
  function apps({ x, y }, { small, gapX, gapY }, side) {
    const [across, down] = [(small + gapX) / 2, (small + gapY) / 2];
    const [left, top] = [(small - across - icon) / 2, Math.max(0, (small - down - icon) / 2)];
    return Array.from({ length: 4 }, (_, place) => make("i", { class: "app", style: box(
      x + left + place % 2 * across, y + top + Math.floor(place / 2) * down, icon, icon, side) }));
  }

  /** Creates a Home Screen with widgets in its cells, and icons between them. */
  function home(list, slot) {
    const own = list[0].screen;
    const side = start(list[0]);
    return places(list, own).map((page) => phone(
      list[0], "", make("div", { class: "status" }, clock(list[0])),
      page.items.map(({ item, x, y }) => make(
        "div", { class: "slot", style: `${side}: ${units(x)}; top: ${units(y)}` }, slot(item), make("span", {}, item.app ?? item.title))),
      page.empty.flatMap((place) => apps(place, own.grid, side)),
      make("div", { class: "dock" }, icons(4))));
  }

  // Other places ------------------------------------------------------------------------------

  const part = (list, surface, name) => list.filter((item) => item.parts[surface] === name);

  const tool = (item, side, slot) => make(
    "div", { class: "tool", style: `${side}: ${units(46)}` }, item ? slot(item) : "");

  /** Creates a Lock Screen with all pictures that fit on it together. */
  function lock(list, slot) {
    const [inline, line, activities, tools] = ["inline", "line", "activity", "tool"].map((name) => part(list, "lock", name));
    return phone(list[0], "", make("div", { class: "lock" },
      make("div", { class: "day" }, inline.length ? inline.map(slot) : day(list[0])),
      make("div", { class: "clock digits" }, clock(list[0])), make("div", { class: "line" }, line.map(slot))),
    make("div", { class: "activities" }, activities.map(slot)),
    tool(tools[0], "left", slot), tool(tools[1], "right", slot));
  }

  /** Creates the upper edge of a phone, with one presentation, or two next to the camera. */
  function island(list, slot) {
    const [first] = list;
    return phone(first, "crop", make("div", { class: "status" }, clock(first)),
      first.parts.island === "beside" ? camera(first.screen) : "",
      list.map((item, place) => make(
        "div", { class: `live ${item.family}` + (list.length > 1 && !place ? " leading" : "") }, slot(item))));
  }

  function standby(item, slot) {
    if (item.parts.standby === "whole") return make("div", { class: "standby whole" }, slot(item));
    const { width, height } = item.points;
    return make("div", { class: "standby" }, make("div", { class: "none" }, make("div", { class: "digits" }, clock(item))),
      make("div", { class: "slot", style: `--w: ${width}; --h: ${height}` }, slot(item)));
  }

  function watch(list, slot) {
    return make("div", { class: "watch" }, make("div", { class: "crown" }), make("div", { class: "clock" }, clock(list[0])),
      make("div", { class: "face" }, part(list, "watch", "card").map(slot),
        make("div", { class: "line" }, part(list, "watch", "complication").map(slot))));
  }

  /** Creates the gallery of controls, over Control Center. */
  function offers(list, slot) {
    return phone(list[0], "control", make("div", { class: "veil" }), make("div", { class: "sheet" }, list.map(slot)));
  }

  function control(list, slot) {
    if (list[0].parts.control === "offer") return offers(list, slot);
    return phone(list[0], "control", make("div", { class: "veil" }), make("div", { class: "tiles" },
      make("i", { class: "wide" }), make("i", { class: "wide" }), icons(2), make("i", { class: "tall" }), make("i", { class: "tall" }), icons(2),
      list.filter((item) => item.parts.control !== "status").map((item) => make(
        "div", { class: item.parts.control === "tile" ? "tile " + item.family : "slot" }, slot(item))), icons(3)),
    make("div", { class: "status-line" }, part(list, "control", "status").map(slot)));
  }

  function carplay(item, slot) {
    return make("div", { class: `car ${item.scheme}` }, make("div", { class: "side" }, make("b", {}, clock(item)), icons(3)),
      make("div", { class: "board" }, slot(item)));
  }

  /** Creates a desktop with a widget, or a menu bar with an item. */
  function mac(item, slot) {
    const isMenu = item.parts.mac === "menu";
    return make("div", { class: `mac ${item.scheme}` },
      make("div", { class: "menus" }, icons(3), isMenu ? [make("b"), slot(item), make("span", {}, clock(item))] : make("b", {}, clock(item))),
      make("div", { class: "desk" }, isMenu ? "" : slot(item)));
  }

  /** Functions that create a surface with one item, by the key of the surface. */
  const alone = {
    home: (item, slot) => home([item], slot)[0], lock: (item, slot) => lock([item], slot),
    island: (item, slot) => island([item], slot), standby, carplay, mac,
    watch: (item, slot) => watch([item], slot), control: (item, slot) => control([item], slot),
  };

  return { home, lock, island, standby, watch, control, carplay, mac, alone };
})();

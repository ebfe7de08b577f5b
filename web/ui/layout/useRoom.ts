import { useEffect, useState, type RefObject } from 'react';

/** Room that there is, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Width and height inside an element; null until they are known. */
export function useRoom(box: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room && room.width > 0 ? room : null;
}

export { Combobox } from '@/components/ui/combobox-parts';
export { Dialog } from '@/components/ui/dialog-parts';
export { Drawer } from '@/components/ui/drawer-parts';
export { Menu, MenuGroup, MenuItem, MenuLink } from '@/components/ui/menu-parts';
export { PopoverPanel } from '@/components/ui/popover-parts';

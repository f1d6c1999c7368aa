import { create } from 'zustand';
import type { FeedbackTone } from '@/components/ui/banner';

export interface BannerMessage {
    id: number;
    tone: FeedbackTone;
    text: string;
    /** Further lines below the text. */
    details: readonly string[];
    /** Closes automatically after 3 s. */
    autoHides: boolean;
    /** The server didn't answer. Ends with its next answer. */
    isFailedRequest: boolean;
}

export interface ToastMessage {
    id: number;
    tone: FeedbackTone;
    title: string;
    text: string;
    /** A link or an action, such as undo. A toast with an offer stays longer. */
    offer?: ToastOffer;
}

export interface ToastOffer {
    label: string;
    onPress: () => void;
}

interface FeedbackState {
    banners: readonly BannerMessage[];
    toasts: readonly ToastMessage[];
}

let lastId = 0;

export const useFeedback = create<FeedbackState>(() => ({ banners: [], toasts: [] }));

/** Replaces the banners of the page. */
export function showBanners(banners: readonly (Pick<BannerMessage, 'tone' | 'text'> & Partial<BannerMessage>)[]): void {
    useFeedback.setState({
        banners: banners.map((banner) => ({
            details: [],
            autoHides: false,
            isFailedRequest: false,
            ...banner,
            id: ++lastId,
        })),
    });
}

export function closeBanner(id: number): void {
    useFeedback.setState(({ banners }) => ({ banners: banners.filter((banner) => banner.id !== id) }));
}

export function clearBanners(isEnded: (banner: BannerMessage) => boolean = () => true): void {
    useFeedback.setState(({ banners }) => ({ banners: banners.filter((banner) => !isEnded(banner)) }));
}

/** Shows a toast for 1.5 s, or for 10 s with an offer. */
export function showToast(toast: Omit<ToastMessage, 'id'>): void {
    useFeedback.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: ++lastId }] }));
}

/** Adds an offer to the toast of the last success, such as undoing the decision that it reports. */
export function offerOnSuccess(offer: ToastOffer): void {
    useFeedback.setState(({ toasts }) => {
        const last = toasts.findLast(({ tone }) => tone === 'ok');

        return { toasts: toasts.map((toast) => (toast === last ? { ...toast, offer } : toast)) };
    });
}

export function closeToast(id: number): void {
    useFeedback.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

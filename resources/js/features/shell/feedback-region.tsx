import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Toast, ToastRegion } from '@/components/ui/toast';
import {
    type BannerMessage,
    closeBanner,
    closeToast,
    type ToastOffer,
    useFeedback,
} from '@/features/shell/feedback-store';

const SUCCESS_BANNER_MS = 3_000;

/** Time to read the offer and reach its button. */
const OFFER_MS = 10_000;

/** Banners of the last action, in a row below the page: they cover nothing and move neither the header nor its buttons. */
export function FlashBanners() {
    const banners = useFeedback((state) => state.banners);

    return banners.length === 0 ? null : (
        <section
            data-flash-banners=""
            aria-label="Result of the last action"
            className="no-print flex max-h-1/3 shrink-0 flex-col gap-2 overflow-y-auto border-t border-line bg-surface px-4 py-2 sm:px-6"
        >
            {banners.map((banner) => (
                <FlashBanner key={banner.id} banner={banner} />
            ))}
        </section>
    );
}

/** The same errors inside a dialog or drawer, which covers the banners. */
export function FlashErrors() {
    const banners = useFeedback((state) => state.banners);

    return banners
        .filter(({ tone }) => tone === 'danger')
        .map(({ id, text, details }) => (
            <Banner key={id} tone="danger">
                {[text, ...details].join(' ')}
            </Banner>
        ));
}

function FlashBanner({ banner: { id, tone, text, details, autoHides } }: { banner: BannerMessage }) {
    useEffect(() => {
        if (!autoHides) {
            return;
        }
        const timer = setTimeout(() => closeBanner(id), SUCCESS_BANNER_MS);

        return () => clearTimeout(timer);
    }, [id, autoHides]);

    return (
        <Banner tone={tone} title={text} onClose={() => closeBanner(id)}>
            {details.length > 0 && (
                <ul>
                    {details.map((detail) => (
                        <li key={detail}>{detail}</li>
                    ))}
                </ul>
            )}
        </Banner>
    );
}

function OfferButton({ offer: { label, onPress }, onPressed }: { offer: ToastOffer; onPressed: () => void }) {
    return (
        <span className="mt-1.5 block">
            <Button
                size="sm"
                onClick={() => {
                    onPressed();
                    onPress();
                }}
            >
                {label}
            </Button>
        </span>
    );
}

/** Corner for toasts. Outside the page, which an open dialog or drawer makes inert: Undo must stay within reach. */
export function Toasts() {
    const toasts = useFeedback((state) => state.toasts);

    return createPortal(
        <ToastRegion>
            {toasts.map(({ id, tone, title, text, offer }) => (
                <Toast
                    key={id}
                    tone={tone}
                    title={title}
                    onClose={() => closeToast(id)}
                    {...(offer && { duration: OFFER_MS })}
                >
                    {text}
                    {offer && <OfferButton offer={offer} onPressed={() => closeToast(id)} />}
                </Toast>
            ))}
        </ToastRegion>,
        document.body,
    );
}

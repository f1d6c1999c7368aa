import { useEffect } from 'react';
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
import { cn } from '@/lib/cn';

const SUCCESS_BANNER_MS = 3_000;

/** Time to read the offer and reach its button. */
const OFFER_MS = 10_000;

/**
 * Banners of the last action. Permanent banners are above the page's content. Banners that close automatically overlay it, so
 * that the page doesn't move twice within 3 s.
 */
export function FlashBanners() {
    const banners = useFeedback((state) => state.banners);

    return (
        <>
            <div className="no-print sticky top-0 z-shell h-0 shrink-0">
                <BannerStack
                    className="absolute inset-x-0 pt-2"
                    banners={banners.filter(({ autoHides }) => autoHides)}
                />
            </div>
            <BannerStack className="no-print pt-4" banners={banners.filter(({ autoHides }) => !autoHides)} />
        </>
    );
}

function BannerStack({ banners, className }: { banners: readonly BannerMessage[]; className: string }) {
    return (
        <div className={cn('flex flex-col gap-2 px-4 empty:hidden sm:px-6', className)}>
            {banners.map((banner) => (
                <FlashBanner key={banner.id} banner={banner} />
            ))}
        </div>
    );
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
        <Banner
            tone={tone}
            title={text}
            onClose={() => closeBanner(id)}
            {...(autoHides && { className: 'shadow-panel' })}
        >
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

/** Corner for toasts. */
export function Toasts() {
    const toasts = useFeedback((state) => state.toasts);

    return (
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
        </ToastRegion>
    );
}

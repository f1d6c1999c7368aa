<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a transfer: requested > approved > sent > confirmed or failed; declined. */
enum TransferStatus: string
{
    use PlainLabel;

    case Requested = 'requested';
    case Approved = 'approved';
    case Sent = 'sent';
    case Confirmed = 'confirmed';
    case Failed = 'failed';
    case Declined = 'declined';

    /**
     * The possible next statuses.
     *
     * @return list<self>
     */
    public function next(): array
    {
        return match ($this) {
            self::Requested => [self::Approved, self::Declined],
            self::Approved => [self::Sent, self::Failed],
            self::Sent => [self::Confirmed, self::Failed],
            self::Confirmed, self::Failed, self::Declined => [],
        };
    }

    /** A decision on the request, by a user other than the requester. */
    public function isDecision(): bool
    {
        return $this === self::Approved || $this === self::Declined;
    }

    /** The transfer failed. A reason is required. */
    public function needsReason(): bool
    {
        return $this === self::Declined || $this === self::Failed;
    }

    /** @return list<self> statuses in which the money is still in the source account */
    public static function waiting(): array
    {
        return [self::Requested, self::Approved];
    }
}

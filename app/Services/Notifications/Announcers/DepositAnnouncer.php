<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Enums\DepositStatus;
use App\Models\Deposit;

/** Money came in and waits to be matched and approved. */
final readonly class DepositAnnouncer implements Announcer
{
    public function announce(int $subjectId): ?Announcement
    {
        $deposit = Deposit::query()
            ->with(['bankLine', 'client.company'])
            ->where('status', DepositStatus::Pending)
            ->sharedLock()
            ->find($subjectId);
        if ($deposit === null) {
            return null;
        }

        return new Announcement($deposit, $deposit->client, self::body($deposit));
    }

    /** @param  Deposit  $deposit  with its bank line and client */
    public static function body(Deposit $deposit): string
    {
        $who = $deposit->client->full_name ?? $deposit->bankLine->payer_name ?? 'N/A';
        $amount = number_format($deposit->amount_cents / 100, 2);

        return "Deposit of \${$amount} from {$who} by {$deposit->rail->label()}";
    }
}

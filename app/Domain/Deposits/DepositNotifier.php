<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\Deposit;

/** Keeps notifications of deposits up to date. Call it after the change, in its transaction. */
final readonly class DepositNotifier
{
    public function __construct(private SettledWorkNotifier $read, private Outbox $outbox) {}

    public function decided(Deposit $deposit, ?int $formerClientId = null): void
    {
        $this->read->settled(NotificationType::Deposit, $deposit);
        $this->noLongerOf($deposit, $formerClientId);
    }

    /** The deposit is still open, for another client or none. */
    public function movedOn(Deposit $deposit, ?int $formerClientId): void
    {
        if ($formerClientId === $deposit->client_id) {
            return;
        }
        $this->noLongerOf($deposit, $formerClientId);
        $this->outbox->notify(NotificationType::Deposit, $deposit);
    }

    public function waits(Deposit ...$deposits): void
    {
        foreach ($deposits as $deposit) {
            $this->outbox->notify(NotificationType::Deposit, $deposit);
        }
    }

    private function noLongerOf(Deposit $deposit, ?int $formerClientId): void
    {
        if ($formerClientId !== null && $formerClientId !== $deposit->client_id) {
            $this->read->settled(NotificationType::Deposit, Client::withTrashed()->findOrFail($formerClientId));
        }
    }
}

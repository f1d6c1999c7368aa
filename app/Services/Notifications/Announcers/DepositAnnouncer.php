<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Services\Deposits\BankLineText;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * Money came in and waits to be matched and approved.
 *
 * @extends WorkAnnouncer<Deposit>
 */
final readonly class DepositAnnouncer extends WorkAnnouncer
{
    public function open(): Builder
    {
        return Deposit::query()->whereIn('status', [DepositStatus::Pending, DepositStatus::Matched]);
    }

    protected function relations(): array
    {
        return ['bankLine', 'client.company'];
    }

    protected function put(Model $work): Announcement
    {
        $who = $work->client->full_name ?? BankLineText::withoutContacts($work->bankLine->payer_name ?? 'N/A');

        return new Announcement($work, $work->client, 'Deposit of '.Dollars::of($work->amount_cents)." from {$who} by {$work->rail->label()}");
    }
}

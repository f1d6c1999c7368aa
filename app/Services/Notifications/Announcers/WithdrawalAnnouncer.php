<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Enums\WithdrawalStatus;
use App\Models\Withdrawal;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * A client wants money paid out, and nobody has looked at it yet.
 *
 * @extends WorkAnnouncer<Withdrawal>
 */
final readonly class WithdrawalAnnouncer extends WorkAnnouncer
{
    public function open(): Builder
    {
        return Withdrawal::query()->where('status', WithdrawalStatus::Pending);
    }

    protected function relations(): array
    {
        return ['client.company'];
    }

    protected function put(Model $work): Announcement
    {
        $client = $work->getRelation('client');

        return new Announcement($work, $client, 'Withdrawal of '.Dollars::of($work->amount_cents).' for '.($client->full_name ?? 'N/A'));
    }
}

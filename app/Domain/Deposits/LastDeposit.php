<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Enums\DepositStatus;
use App\Models\Client;
use App\Models\Deposit;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Keeps `clients.last_deposit_at`: when the bank received the latest credited deposit. The caller locks the client. */
final readonly class LastDeposit
{
    public static function credited(Client $client, CarbonImmutable $at): void
    {
        if ($client->last_deposit_at === null || $client->last_deposit_at->isBefore($at)) {
            self::write($client, $at);
        }
    }

    /** Call it after the deposit's status changed. */
    public static function takenBack(Client $client, CarbonImmutable $at): void
    {
        if ($client->last_deposit_at === null || $client->last_deposit_at->isAfter($at)) {
            return;
        }
        self::write($client, Deposit::query()->where('client_id', $client->id)->where('status', DepositStatus::Approved)->max('value_at'));
    }

    /** Not through Eloquent: it must not raise the version that open forms check. */
    private static function write(Client $client, CarbonImmutable|string|null $at): void
    {
        DB::table('clients')->where('id', $client->id)->update(['last_deposit_at' => $at]);
    }
}

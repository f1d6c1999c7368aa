<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Models\TimeOut;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Starts a break from gambling that a client asked for.
 *
 * At least 24 hours, because a shorter break can end within the session that it should stop. At most 12 months, because a time-out
 * ends without a decision. A client who needs longer self-excludes, which closes the account.
 */
final readonly class StartTimeOut
{
    public const LEAST_DAYS = 1;

    public const MOST_DAYS = 365;

    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $days  of 24 hours, from now
     *
     * @throws ValidationException on `days` when a time-out in force lasts as long or longer
     */
    public function handle(Client $client, int $days, string $reason, User $officer, ?RsgFormSubmission $form = null): TimeOut
    {
        return DB::transaction(function () use ($client, $days, $reason, $officer, $form): TimeOut {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $now = CarbonImmutable::now();
            $longest = TimeOut::query()->where('client_id', $current->id)->where('ends_at', '>=', $now->addDays($days))->latest('ends_at')->first();
            if ($longest !== null) {
                throw ValidationException::withMessages([
                    'days' => "The client already has a time-out until {$longest->endsOn($current)}, which can’t be shortened.",
                ]);
            }

            $timeOut = TimeOut::query()->create([
                'client_id' => $current->id,
                'starts_at' => $now,
                'ends_at' => $now->addDays($days),
                'reason' => $reason,
                'user_id' => $officer->id,
                'rsg_form_submission_id' => $form?->id,
            ]);
            $this->audit->record(
                'client.time_out_started',
                $current,
                after: [
                    'ends_at' => $timeOut->ends_at->toIso8601ZuluString(),
                    'time_out_id' => $timeOut->id,
                    'reason' => $reason,
                ],
            );

            return $timeOut;
        }, 3);
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Models\Client;
use App\Models\RsgLimit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Sets, loosens or lifts a limit that a client asked for. A tighter one holds at once; a looser one, and the end of one,
 * after a week, so that nobody undoes it in the heat of the moment (National Consumer Protection Framework for Online
 * Wagering, measure 5: voluntary opt-out pre-commitment scheme, seven days).
 */
final readonly class SetRsgLimit
{
    public const COOLING_DAYS = 7;

    public function __construct(private AuditTrail $audit) {}

    /** `amount` null ends the limit. Nothing to change is a ValidationException on `amount`. */
    public function handle(Client $client, NewRsgLimit $new, User $officer): void
    {
        DB::transaction(function () use ($client, $new, $officer): void {
            Client::query()->lockForUpdate()->findOrFail($client->id);
            $now = CarbonImmutable::now();
            $this->forgetWhatWaits($client, $new, $now);
            $current = $this->of($client, $new)->where('effective_at', '<=', $now)->whereNull('ended_at')->latest('id')->first();
            $this->refuseNothing($current, $new);

            $isTighter = $new->amount !== null && ($current === null || $new->amount < $this->amountOf($current));
            $effective = $isTighter ? $now : $now->addDays(self::COOLING_DAYS);
            $current?->update(['ended_at' => $effective]);
            if ($new->amount !== null) {
                RsgLimit::query()->create([
                    'client_id' => $client->id, 'kind' => $new->kind, 'period' => $new->period, ...$new->columns(),
                    'effective_at' => $effective, 'user_id' => $officer->id, 'reason' => $new->reason,
                ]);
            }

            $name = "{$new->kind->value}_{$new->period->value}";
            $this->audit->record(
                'client.limit_set',
                $client,
                ["limit_{$name}" => $current === null ? null : $this->amountOf($current)],
                ["limit_{$name}" => $new->amount, 'effective_at' => $effective->toIso8601ZuluString()],
            );
        });
    }

    /** A newer wish takes the place of one that has not come into force; what that one would have ended goes on. */
    private function forgetWhatWaits(Client $client, NewRsgLimit $new, CarbonImmutable $now): void
    {
        $this->of($client, $new)->where('effective_at', '>', $now)->whereNull('ended_at')->update(['ended_at' => $now]);
        $this->of($client, $new)->where('effective_at', '<=', $now)->where('ended_at', '>', $now)->update(['ended_at' => null]);
    }

    private function refuseNothing(?RsgLimit $current, NewRsgLimit $new): void
    {
        if (($current === null ? null : $this->amountOf($current)) === $new->amount) {
            throw ValidationException::withMessages(['amount' => $current === null ? 'There is no such limit to end.' : 'That is the limit already; a change that was waiting is withdrawn by setting another amount.']);
        }
    }

    private function amountOf(RsgLimit $limit): int
    {
        return $limit->amount_cents ?? $limit->minutes ?? 0;
    }

    /** @return Builder<RsgLimit> */
    private function of(Client $client, NewRsgLimit $new): Builder
    {
        return RsgLimit::query()->where('client_id', $client->id)->where('kind', $new->kind)->where('period', $new->period);
    }
}

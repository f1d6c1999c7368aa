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
 * Wagering, measure 5: voluntary opt-out pre-commitment scheme, seven days). Whoever asks for the limit they have withdraws
 * what was waiting to loosen it, at once.
 */
final readonly class SetRsgLimit
{
    public const COOLING_DAYS = 7;

    public function __construct(private AuditTrail $audit) {}

    /**
     * `amount` null ends the limit. Nothing to change is a ValidationException on `amount`.
     *
     * @return CarbonImmutable|null from when on it holds; null where the limit stays and a waiting change was withdrawn
     */
    public function handle(Client $client, NewRsgLimit $new, User $officer): ?CarbonImmutable
    {
        return DB::transaction(function () use ($client, $new, $officer): ?CarbonImmutable {
            Client::query()->lockForUpdate()->findOrFail($client->id);
            $now = CarbonImmutable::now();
            $waiting = $this->of($client, $new)->where('effective_at', '>', $now)->whereNull('ended_at')->latest('id')->first();
            $hasWaited = $this->forgetWhatWaits($client, $new, $now);
            $current = $this->of($client, $new)->where('effective_at', '<=', $now)->whereNull('ended_at')->latest('id')->first();
            if (self::amountOf($current) === $new->amount) {
                return $hasWaited ? $this->withdraw($client, $new, $waiting) : throw ValidationException::withMessages([
                    'amount' => $current === null ? 'There is no such limit to end.' : 'That is the limit already.',
                ]);
            }

            return $this->change($client, $new, $current, $officer, $now);
        }, 3);
    }

    private function change(Client $client, NewRsgLimit $new, ?RsgLimit $current, User $officer, CarbonImmutable $now): CarbonImmutable
    {
        $isTighter = $new->amount !== null && ($current === null || $new->amount < self::amountOf($current));
        $effective = $isTighter ? $now : $now->addDays(self::COOLING_DAYS);
        $current?->update(['ended_at' => $effective]);
        if ($new->amount !== null) {
            RsgLimit::query()->create([
                'client_id' => $client->id, 'kind' => $new->kind, 'period' => $new->period, ...$new->columns(),
                'effective_at' => $effective, 'user_id' => $officer->id, 'reason' => $new->reason,
            ]);
        }
        $this->audit->record(
            $new->amount === null ? 'client.limit_removal_asked' : 'client.limit_set',
            $client,
            [$new->auditedAs() => self::amountOf($current)],
            [$new->auditedAs() => $new->amount, 'effective_at' => $effective->toIso8601ZuluString()],
        );

        return $effective;
    }

    private function withdraw(Client $client, NewRsgLimit $new, ?RsgLimit $waiting): null
    {
        $this->audit->record('client.limit_change_withdrawn', $client, [$new->auditedAs() => self::amountOf($waiting)], [$new->auditedAs() => $new->amount, 'reason' => $new->reason]);

        return null;
    }

    /** A newer wish takes the place of one that has not come into force; what that one would have ended goes on. */
    private function forgetWhatWaits(Client $client, NewRsgLimit $new, CarbonImmutable $now): bool
    {
        $forgotten = $this->of($client, $new)->where('effective_at', '>', $now)->whereNull('ended_at')->update(['ended_at' => $now]);
        $goingOn = $this->of($client, $new)->where('effective_at', '<=', $now)->where('ended_at', '>', $now)->update(['ended_at' => null]);

        return $forgotten + $goingOn > 0;
    }

    private static function amountOf(?RsgLimit $limit): ?int
    {
        return $limit === null ? null : $limit->amount_cents ?? $limit->minutes ?? 0;
    }

    /** @return Builder<RsgLimit> */
    private function of(Client $client, NewRsgLimit $new): Builder
    {
        return RsgLimit::query()->where('client_id', $client->id)->where('kind', $new->kind)->where('period', $new->period);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Enums\UnusualSignIn;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/**
 * Marks a sign-in as unusual when
 * - no earlier sign-in of the person in the last 90 days came from this IP address, or from this browser and system. A first sign-in is
 *   new in every way, so it is not marked,
 * - at least 5 attempts failed in the hour before, or
 * - it is between 23:00 and 05:00 in the person's time zone.
 */
final readonly class UnusualSignInRule
{
    public const MEMORY_DAYS = 90;

    public const MANY_FAILURES = 5;

    private const NIGHT_STARTS = 23;

    private const NIGHT_ENDS = 5;

    /** @return list<UnusualSignIn> */
    public function reasons(User $user, ?string $ip, string $device): array
    {
        $now = now();
        $log = DB::table('authentication_logs')->where('user_id', $user->id);
        $earlier = (clone $log)
            ->where('kind', AuthenticationKind::SignIn)
            ->where('created_at', '>=', $now->subDays(self::MEMORY_DAYS))
            ->distinct()
            ->get(['ip', 'device']);
        $failures = $log->where('succeeded', false)->where('created_at', '>=', $now->subHour())->count();
        $hour = $now->setTimezone($user->timezone)->hour;

        return array_values(array_filter(UnusualSignIn::cases(), static fn (UnusualSignIn $reason): bool => match ($reason) {
            UnusualSignIn::NewAddress => $earlier->isNotEmpty() && ! $earlier->contains('ip', $ip),
            UnusualSignIn::NewDevice => $earlier->isNotEmpty() && ! $earlier->contains('device', $device),
            UnusualSignIn::ManyFailures => $failures >= self::MANY_FAILURES,
            UnusualSignIn::NightHours => $hour >= self::NIGHT_STARTS || $hour < self::NIGHT_ENDS,
        }));
    }
}

<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\Ability;
use App\Enums\RoleDuty;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * An ability that needs a valid certification.
 *
 * Bookmakers train staff within one month of starting and again each year: Northern Territory, "Responsible service of gambling
 * training" (nt.gov.au) and the Code of Practice for Responsible Service of Online Gambling 2019; New South Wales, Betting and
 * Racing Act 1998, s 33JI(2). Section 33JI(3) allows no contact with account holders before the first training. For that, switch off
 * `has_grace` of the certification type.
 *
 * @mixin GatedAbilityProperties
 */
final class GatedAbility extends Model
{
    /** The right of a role to decide deposits and withdrawals, which is no ability of the specification. */
    public const HANDLES_PAYMENTS = 'handlesPayments';

    /**
     * Whether the user lacks the certification. The month of grace begins when the user or the requirement is added, whichever is
     * later. Plain SQL, because every request runs it and the query builder would take longer than the database.
     */
    public const IS_WITHHELD = <<<'SQL'
        (not certification_types.has_grace or (gated_abilities.created_at <= ? and users.created_at <= ?))
        and not exists (select 1 from certifications where certifications.user_id = users.id
            and certifications.certification_type_id = gated_abilities.certification_type_id and certifications.status in ('valid', 'expiring')
            and (certifications.expires_on is null or certifications.expires_on >= ?))
        SQL;

    /** @return BelongsTo<CertificationType, $this> */
    public function certificationType(): BelongsTo
    {
        return $this->belongsTo(CertificationType::class);
    }

    /**
     * Ids of the users without the certification that the right needs.
     *
     * @param  string  $ability  an ability or HANDLES_PAYMENTS
     */
    public static function usersWithout(string $ability): Builder
    {
        return DB::table('gated_abilities')
            ->join('certification_types', 'certification_types.id', '=', 'gated_abilities.certification_type_id')
            ->crossJoin('users')
            ->where('gated_abilities.ability', $ability)
            ->whereRaw(self::IS_WITHHELD, self::values())
            ->select('users.id');
    }

    /** The name of a right that can need a certification, for people. */
    public static function label(string $ability): string
    {
        return $ability === self::HANDLES_PAYMENTS ? RoleDuty::HandlesPayments->label() : Ability::from($ability)->label();
    }

    /** @return list<string> for IS_WITHHELD */
    public static function values(): array
    {
        $now = CarbonImmutable::now();
        $sameDay = $now->subMonthNoOverflow();
        // On 31 March all of 28 February is a month ago. Otherwise a grace that has ended would return.
        $monthAgo = ($sameDay->day === $now->day ? $sameDay : $sameDay->endOfDay())->format('Y-m-d H:i:s');

        return [$monthAgo, $monthAgo, self::today()];
    }

    /** Certifications end with the day in Melbourne. */
    public static function today(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
    }
}

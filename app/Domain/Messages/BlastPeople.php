<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\BonusPromotionStatus;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Support\Dollars;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Recipients of blasts that don't use the filters of the client list. */
final readonly class BlastPeople
{
    /** How far back a bonus of the weekly bonus blast was offered. */
    public const BONUS_DAYS = 7;

    /** The age of an account without a bet that the marketing activation blast addresses. */
    public const ACTIVATION_DAYS = 14;

    /** @return list<int> the next clients with a bonus to claim, by id */
    public static function withBonus(Blast $blast, int $limit): array
    {
        $ids = self::claimable($blast)
            ->where('client_id', '>', $blast->after_id)->where('client_id', '<=', $blast->newest_id)
            ->distinct()->orderBy('client_id')->limit($limit)->pluck('client_id');

        return array_values($ids->map(intval(...))->all());
    }

    /** @return list<int> the next clients of a file, by id */
    public static function ofFile(Blast $blast, int $limit): array
    {
        $ids = BlastRecipient::query()->where('blast_id', $blast->id)->where('status', BlastRecipientStatus::Waiting)->where('client_id', '>', $blast->after_id)
            ->orderBy('client_id')->limit($limit)->pluck('client_id');

        return array_values($ids->map(intval(...))->all());
    }

    /**
     * Variables of the weekly bonus blast: `{bonus}` and `{amount}` of the newest offered bonus. A client whose bonus was claimed in
     * the meantime has none, so the text has no value for them.
     *
     * @param  list<int>  $clientIds
     * @return array<int, array<string, string>> by client
     */
    public static function variables(Blast $blast, array $clientIds): array
    {
        if ($blast->kind !== BlastKind::WeeklyBonus) {
            return [];
        }
        $variables = [];
        foreach (self::bonuses($blast, $clientIds) as $bonus) {
            $variables[(int) $bonus->client_id] = self::named($bonus);
        }

        return $variables;
    }

    /** Whether the client can still claim a bonus as the queued message names it. Other messages name none. */
    public static function canStillClaim(Blast $blast, int $messageId, int $clientId): bool
    {
        if ($blast->kind !== BlastKind::WeeklyBonus) {
            return true;
        }
        $said = BlastRecipient::query()->where('sms_message_id', $messageId)->first()->values ?? [];

        // A JSON column may change the order of the keys.
        return self::bonuses($blast, [$clientId])->contains(static fn (stdClass $bonus): bool => self::named($bonus) == $said);
    }

    /**
     * @param  list<int>  $clientIds
     * @return Collection<int, stdClass> oldest first
     */
    private static function bonuses(Blast $blast, array $clientIds): Collection
    {
        return self::claimable($blast)
            ->whereIntegerInRaw('client_id', $clientIds)
            ->orderBy('offered_at')
            ->orderBy('bonus_claims.id')
            ->get(['client_id', 'title', 'amount_cents']);
    }

    /** @return array{bonus: string, amount: string} */
    private static function named(stdClass $bonus): array
    {
        return ['bonus' => (string) $bonus->title, 'amount' => Dollars::of((int) $bonus->amount_cents)];
    }

    /**
     * Approved bonuses of the blast's days that have not expired. A bonus that is not approved can still be refused. A paused promotion leaves
     * clients their bonuses, but is not advertised.
     */
    private static function claimable(Blast $blast): Builder
    {
        return DB::table('bonus_claims')
            ->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id')
            ->where('bonus_promotions.status', BonusPromotionStatus::Live)
            ->where('bonus_claims.status', BonusClaimStatus::Offered)
            ->whereNotNull('bonus_claims.approved_by')
            ->where('bonus_claims.offered_at', '>=', $blast->created_at->subDays(self::BONUS_DAYS)->toDateTimeString())
            ->where(static fn (Builder $open): Builder => $open->whereNull('bonus_claims.expires_at')->orWhere('bonus_claims.expires_at', '>', now()));
    }
}

<?php

declare(strict_types=1);

namespace App\Services\Merging;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use stdClass;

/**
 * What stands on a client that was made of two. Of some fields a person chooses whose it is; marks that protect the client
 * are the stricter of the two, whatever anybody chooses.
 */
final readonly class MergeFields
{
    /** What is chosen as one, and the columns it stands in: an address is not put together from two. */
    public const CHOICES = [
        'first_name' => ['first_name'],
        'last_name' => ['last_name'],
        'preferred_name' => ['preferred_name'],
        'date_of_birth' => ['date_of_birth'],
        'mobile_e164' => ['mobile_e164'],
        'email' => ['email'],
        'address' => ['address', 'suburb', 'state', 'postcode'],
        'company_id' => ['company_id'],
        'account_manager_id' => ['account_manager_id'],
        'affiliate_id' => ['affiliate_id'],
        'client_rating' => ['client_rating', 'rating_reviewed_at', 'rating_reviewed_by'],
        'status' => ['status'],
    ];

    /**
     * Who must be left alone stays so. After that comes who is to be asked about: the register said `clear` of the details on
     * one record, and whoever was made of two goes by the name, birthday or mobile of the other as well. So the merged person is
     * clear only where both were, and is asked about anew otherwise. An answer that has run out is in `betstop_checks`, not here.
     */
    private const BETSTOP_ORDER = ['clear', 'unchecked', 'registered'];

    /**
     * Whether one of the two is barred or registered with BetStop. Nobody chooses a status then: an excluded person's account
     * can only be closed, and the other record's status would be a way round that.
     */
    public static function isExcluded(stdClass $winner, stdClass $loser): bool
    {
        return (bool) $winner->is_barred || (bool) $loser->is_barred || self::stricter($winner->betstop_state, $loser->betstop_state) === BetstopState::Registered->value;
    }

    /** The fuller one; of two that both stand there, the one of the record that was changed last. */
    public static function prefersLoser(string $choice, stdClass $winner, stdClass $loser): bool
    {
        $columns = self::CHOICES[$choice];
        $has = static fn (stdClass $row): int => count(array_filter($columns, static fn (string $column): bool => ($row->{$column} ?? '') !== ''));

        return match (true) {
            $choice === 'status' => false,
            $has($winner) !== $has($loser) => $has($loser) > $has($winner),
            default => (string) $loser->updated_at > (string) $winner->updated_at,
        };
    }

    /**
     * @param  list<string>  $fromLoser  choices that are taken from the loser; the status of an excluded person is not
     * @return array<string, mixed> the winner's columns that change
     */
    public static function changes(stdClass $winner, stdClass $loser, array $fromLoser): array
    {
        $isExcluded = self::isExcluded($winner, $loser);
        $wanted = [];
        foreach ($isExcluded ? array_diff($fromLoser, ['status']) : $fromLoser as $choice) {
            foreach (self::CHOICES[$choice] as $column) {
                $wanted[$column] = $loser->{$column};
            }
        }

        $wanted = [
            ...$wanted,
            'is_barred' => (bool) $winner->is_barred || (bool) $loser->is_barred,
            'betstop_state' => self::stricter($winner->betstop_state, $loser->betstop_state),
            // Entered there only when it is for both: the other account stands open.
            'genweb_betstopped_at' => $winner->genweb_betstopped_at !== null && $loser->genweb_betstopped_at !== null ? max($winner->genweb_betstopped_at, $loser->genweb_betstopped_at) : null,
            'sms_opted_out_at' => self::earlier($winner->sms_opted_out_at, $loser->sms_opted_out_at),
            'new_account_checked_at' => self::earlier($winner->new_account_checked_at, $loser->new_account_checked_at),
            'last_bet_at' => self::later($winner->last_bet_at, $loser->last_bet_at),
            'last_deposit_at' => self::later($winner->last_deposit_at, $loser->last_deposit_at),
            'former_pins' => trim("{$winner->former_pins} {$loser->pin} {$loser->former_pins}"),
        ];
        if ($isExcluded && in_array(ClientStatus::Closed->value, [$winner->status, $loser->status], true)) {
            $wanted['status'] = ClientStatus::Closed->value;
        }

        return array_filter($wanted, static fn (mixed $value, string $column): bool => is_bool($value) ? $value !== (bool) $winner->{$column} : $value !== $winner->{$column}, ARRAY_FILTER_USE_BOTH);
    }

    private static function stricter(string $left, string $right): string
    {
        return array_search($left, self::BETSTOP_ORDER, true) >= array_search($right, self::BETSTOP_ORDER, true) ? $left : $right;
    }

    private static function earlier(?string $left, ?string $right): ?string
    {
        return $left === null || $right === null ? $left ?? $right : min($left, $right);
    }

    private static function later(?string $left, ?string $right): ?string
    {
        return $left === null || $right === null ? $left ?? $right : max($left, $right);
    }
}

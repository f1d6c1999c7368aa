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

    private const BETSTOP_ORDER = ['unchecked', 'clear', 'registered'];

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
     * @param  list<string>  $fromLoser  choices that are taken from the loser
     * @return array<string, mixed> the winner's columns that change
     */
    public static function changes(stdClass $winner, stdClass $loser, array $fromLoser): array
    {
        $wanted = [];
        foreach ($fromLoser as $choice) {
            foreach (self::CHOICES[$choice] as $column) {
                $wanted[$column] = $loser->{$column};
            }
        }

        $betstop = self::stricter($winner->betstop_state, $loser->betstop_state);
        $isBarred = (bool) $winner->is_barred || (bool) $loser->is_barred;
        $wanted = [
            ...$wanted,
            'is_barred' => $isBarred,
            'betstop_state' => $betstop,
            // Entered there only when it is for both: the other account stands open.
            'genweb_betstopped_at' => $winner->genweb_betstopped_at !== null && $loser->genweb_betstopped_at !== null ? max($winner->genweb_betstopped_at, $loser->genweb_betstopped_at) : null,
            'sms_opted_out_at' => self::earlier($winner->sms_opted_out_at, $loser->sms_opted_out_at),
            'new_account_checked_at' => self::earlier($winner->new_account_checked_at, $loser->new_account_checked_at),
            'last_bet_at' => self::later($winner->last_bet_at, $loser->last_bet_at),
            'last_deposit_at' => self::later($winner->last_deposit_at, $loser->last_deposit_at),
            'balance_cents' => (int) $winner->balance_cents + (int) $loser->balance_cents,
            'former_pins' => trim("{$winner->former_pins} {$loser->pin} {$loser->former_pins}"),
        ];
        $isClosed = in_array(ClientStatus::Closed->value, [$winner->status, $loser->status], true);
        if ($isClosed && ($isBarred || $betstop === BetstopState::Registered->value)) {
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

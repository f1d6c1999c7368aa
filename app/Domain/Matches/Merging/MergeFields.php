<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Domain\Clients\IdentityRule;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use stdClass;

/** The fields of a merged client. Staff choose some of them; of marks that protect the client, the stricter one always stays. */
final readonly class MergeFields
{
    /** Each choice with its columns. An address is never combined from two. */
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
     * Whether the winner keeps its status. As a choice it could open an account of an excluded person, or one that is Pending or Closed
     * without the checks of an opening.
     */
    public static function keepsStatus(stdClass $winner, stdClass $loser): bool
    {
        return self::isExcluded($winner, $loser) || self::isShut($winner->status) !== self::isShut($loser->status);
    }

    /** Whether either client is barred or registered with BetStop. */
    public static function isExcluded(stdClass $winner, stdClass $loser): bool
    {
        return (bool) $winner->is_barred
            || (bool) $loser->is_barred
            || self::isRegistered($winner, $loser);
    }

    /** Whether an account of this status would have to be opened. */
    public static function isShut(string $status): bool
    {
        return in_array($status, [ClientStatus::Pending->value, ClientStatus::Closed->value], true);
    }

    /**
     * @param  list<string>  $fromLoser  choices taken from the loser; ignores a status that the winner keeps
     * @return array<string, mixed> the winner's columns that change
     */
    public static function changes(stdClass $winner, stdClass $loser, array $fromLoser): array
    {
        $wanted = [];
        foreach (self::keepsStatus($winner, $loser) ? array_diff($fromLoser, ['status']) : $fromLoser as $choice) {
            foreach (self::CHOICES[$choice] as $column) {
                $wanted[$column] = $loser->{$column};
            }
        }

        $wanted = [
            ...$wanted,
            'is_barred' => (bool) $winner->is_barred || (bool) $loser->is_barred,
            // The register answered about the details of one record, perhaps long ago. So it is asked again.
            'betstop_state' => (self::isRegistered($winner, $loser) ? BetstopState::Registered : BetstopState::Unchecked)->value,
            // Set only when both are: otherwise one account is still open.
            'genweb_betstopped_at' => $winner->genweb_betstopped_at !== null && $loser->genweb_betstopped_at !== null
                ? max($winner->genweb_betstopped_at, $loser->genweb_betstopped_at)
                : null,
            'sms_opted_out_at' => self::earlier($winner->sms_opted_out_at, $loser->sms_opted_out_at),
            'new_account_checked_at' => self::earlier($winner->new_account_checked_at, $loser->new_account_checked_at),
            'last_bet_at' => max($winner->last_bet_at, $loser->last_bet_at),
            'last_deposit_at' => max($winner->last_deposit_at, $loser->last_deposit_at),
            'former_pins' => trim("{$winner->former_pins} {$loser->pin} {$loser->former_pins}"),
        ];
        if (self::isExcluded($winner, $loser) && in_array(ClientStatus::Closed->value, [$winner->status, $loser->status], true)) {
            $wanted['status'] = ClientStatus::Closed->value;
        }

        return array_filter(
            $wanted,
            static fn (mixed $value, string $column): bool => is_bool($value)
                ? $value !== (bool) $winner->{$column}
                : $value !== $winner->{$column},
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /**
     * Marks that protect a person stay on both records when a merge is undone. Only a responsible-gambling officer lifts them.
     *
     * @param  array<string, mixed>  $back  columns that the undo would restore
     * @param  stdClass  $record  before the undo
     * @param  stdClass  $other  the other record before the undo
     * @return array<string, mixed> $back without lifted marks, and with the other record's marks
     */
    public static function keepMarks(array $back, stdClass $record, stdClass $other): array
    {
        $registered = BetstopState::Registered->value;
        $both = [$record, $other];
        $isBarred = array_filter($both, static fn (stdClass $one): bool => (bool) $one->is_barred) !== [];
        $isRegistered = in_array($registered, array_column($both, 'betstop_state'), true);
        $optedOut = array_filter(array_column($both, 'sms_opted_out_at'));
        $isClosed = in_array(ClientStatus::Closed->value, array_column($both, 'status'), true);
        $marks = [
            ...($isBarred ? ['is_barred' => true] : []),
            ...($isRegistered ? ['betstop_state' => $registered] : []),
            ...($optedOut === [] ? [] : ['sms_opted_out_at' => min($optedOut)]),
            ...($isClosed && ($isBarred || $isRegistered) ? ['status' => ClientStatus::Closed->value] : []),
        ];
        foreach ($marks as $column => $mark) {
            unset($back[$column]);
            if ((is_bool($mark) ? (bool) $record->{$column} : $record->{$column}) !== $mark) {
                $back[$column] = $mark;
            }
        }

        return $back;
    }

    /**
     * @param  array{before: array<string, mixed>, after: array<string, mixed>}  $fields  of the merge's snapshot
     * @param  stdClass  $winner  as it is now
     * @return array{array<string, mixed>, list<string>} columns with their former values, and in words the columns that changed since
     */
    public static function restored(array $fields, stdClass $winner): array
    {
        $back = $kept = [];
        foreach ($fields['after'] as $column => $after) {
            $now = $winner->{$column};
            $before = $fields['before'][$column] ?? null;
            if (is_bool($after) ? (bool) $now === $after : (string) $now === (string) $after) {
                $back[$column] = $before;
            } elseif ((string) $now !== (string) $before) {
                $kept[] = str_replace('_', ' ', $column).' has changed since the merge and stays';
            }
        }

        return [$back, $kept];
    }

    /**
     * The undo brings no answer `clear` back when the details were edited since the merge. An answer about the merged client does not apply
     * to the details that come back.
     *
     * @param  array<string, mixed>  $back  columns that the undo restores
     * @return array<string, mixed>
     */
    public static function forgetAnswer(array $back, stdClass $winner, bool $isEdited): array
    {
        $clear = BetstopState::Clear->value;
        if ($isEdited && ($back['betstop_state'] ?? null) === $clear) {
            unset($back['betstop_state']);
        }

        return $winner->betstop_state === $clear && self::isOther($winner, $back) ? [...$back, 'betstop_state' => BetstopState::Unchecked->value] : $back;
    }

    /** @param  array<string, mixed>  $columns */
    private static function isOther(stdClass $client, array $columns): bool
    {
        // A day is stored with or without a time.
        $texts = static fn (array $row): array => array_map(static fn (mixed $value): string => str_replace(' 00:00:00', '', (string) $value), $row);

        return IdentityRule::isChanged($texts((array) $client), $texts($columns));
    }

    private static function isRegistered(stdClass ...$records): bool
    {
        return in_array(BetstopState::Registered->value, array_column($records, 'betstop_state'), true);
    }

    private static function earlier(?string $left, ?string $right): ?string
    {
        return $left === null || $right === null ? $left ?? $right : min($left, $right);
    }
}

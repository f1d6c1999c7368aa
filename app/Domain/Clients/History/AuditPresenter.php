<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Models\AuditEvent;
use Illuminate\Support\Str;

/** Presents a client's audit events as titles and value pairs. */
final readonly class AuditPresenter
{
    /** Details that a sentence gives beside the changes. */
    private const TOLD = ['amount_cents', 'how_asked', 'reason', 'step'];

    /** Their new value can be in the title. */
    private const STATUSES = ['status', 'betstop_state'];

    /** The most changes in a sentence. */
    private const MOST = 3;

    /** Characters of a value in a sentence. */
    private const LENGTH = 80;

    private const TITLES = [
        'client.updated' => 'Details changed',
        'client.restored' => 'Value restored',
        'client.rated' => 'Rating reviewed',
        'client.created' => 'Client created',
        'client.contact_revealed' => 'Contact details viewed',
        'lead.contact_revealed' => 'Contact details viewed',
        'client.site_account_saved' => 'Site account changed',
        'client.exclusion_met' => 'Edit refused: identity of an excluded person',
        'client.betstop_registered' => 'Registered with BetStop',
        'client.sms_opted_out' => 'Opted out of SMS',
        'client.sms_stop_received' => 'STOP received',
        'client.sms_opt_out_undone' => 'SMS opt-out undone',
        'client.time_out_started' => 'Time-out started',
        'client.merged' => 'Client merged',
        'client.merged_away' => 'Merged into another client',
        'client.match_decided' => 'Possible match decided',
        'deposit.parted' => 'Part of a split deposit created',
        'deposit.undone' => 'Deposit decision undone',
        'exclusion_case.step_done' => 'Exclusion step done',
        'client.genweb_entered' => 'Entered in Genweb',
        'client.closed_for_exclusion' => 'Account closed after exclusion',
        'rsg_form_submission.decided' => 'RSG form decided',
        'rsg_form_submission.assigned' => 'RSG form assigned',
        'rsg_form_submission.linked' => 'RSG form linked to a client',
        'rsg_communication.triaged' => 'RSG messages assigned or rated',
        'user.created' => 'Account created',
        'user.updated' => 'Details changed',
        'user.two_factor_enrolled' => 'Authenticator app set up',
        'user.two_factor_reset' => 'Authenticator app removed',
        'client.limit_removal_asked' => 'Limit removal requested',
        'client.limit_change_withdrawn' => 'Pending limit change withdrawn',
    ];

    /** `rsg_communication.resolved` is "RSG communication resolved". */
    public static function title(string $action): string
    {
        $words = str_replace(['client.', 'user.', '.', '_'], ['', '', ' ', ' '], $action);

        return self::TITLES[$action]
            ?? str_replace(
                ['Rsg', 'rsg', 'Sms', 'sms', 'betstop', 'Betstop'],
                ['RSG', 'RSG', 'SMS', 'SMS', 'BetStop', 'BetStop'],
                Str::ucfirst($words),
            );
    }

    /** @return array<string, mixed> */
    public static function decode(string $json): array
    {
        return (array) json_decode($json, true, flags: JSON_THROW_ON_ERROR);
    }

    /**
     * One line for lists: `Details changed by Jarrod Mills: Status from Active to Paused`.
     *
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    public static function sentence(string $action, string $who, array $before, array $after, ClientFieldPresenter $values): string
    {
        $title = self::title($action);
        $say = static function (string $field, array $fields) use ($values): ?string {
            $text = $values->say($field, $fields[$field] ?? null);

            return $text === null ? null : Str::limit($text, self::LENGTH, '…');
        };
        $changes = $details = [];
        foreach (self::fieldsOf($before, $after) as $field) {
            [$label, $former, $new] = [ClientFieldPresenter::label($field), $say($field, $before), $say($field, $after)];
            if (! array_key_exists($field, $before)) {
                if ($new !== null && in_array($field, self::TOLD, true)) {
                    $details[] = mb_strtolower($label).": {$new}";
                }

                continue;
            }
            // "Deposit rejected" has said the new status.
            $isSaid = $before[$field] === ($after[$field] ?? null)
                || $label === $title
                || ($new !== null && in_array($field, self::STATUSES, true) && str_contains(mb_strtolower($title), mb_strtolower($new)));
            if (! $isSaid) {
                $changes[] = match (true) {
                    // Both are masked, or too long.
                    $former === $new => "{$label} changed",
                    $former === null => "{$label} set to {$new}",
                    $new === null => "{$label} from {$former} to none",
                    default => "{$label} from {$former} to {$new}",
                };
            }
        }
        $more = count($changes) - self::MOST;
        $changes = [...array_slice($changes, 0, self::MOST), ...($more > 0 ? ["{$more} more ".Str::plural('field', $more)] : [])];

        return "{$title} by {$who}".($changes === [] ? '' : ': '.implode(', ', $changes)).($details === [] ? '' : ' ('.implode(', ', $details).')');
    }

    /** @return list<string> without ids that have no words */
    public static function fields(AuditEvent $event): array
    {
        return self::fieldsOf($event->before, $event->after);
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     * @return list<string>
     */
    private static function fieldsOf(array $before, array $after): array
    {
        $fields = array_filter(array_unique([...array_keys($before), ...array_keys($after)]), ClientFieldPresenter::hasWords(...));
        // The parts of a split deposit have entries of their own.
        $fields = array_diff($fields, ['parts']);
        // A deposit that was matched already keeps its client when it is approved.
        if (isset($before['client_id'], $after['client_id']) && $before['client_id'] === $after['client_id']) {
            $fields = array_diff($fields, ['client_id']);
        }

        // The masked number beside the account id is a duplicate.
        return array_values(in_array('bank_account_id', $fields, true) ? array_diff($fields, ['account']) : $fields);
    }
}

<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\HistoryChange;
use App\Models\AuditEvent;
use App\Models\User;
use Illuminate\Support\Str;

/** Audited changes about a client as sentences and pairs of values. */
final readonly class AuditWords
{
    private const TITLES = [
        'client.updated' => 'Details changed',
        'client.restored' => 'Former value put back',
        'client.rated' => 'Rating reviewed',
        'client.created' => 'Client created',
        'client.contact_revealed' => 'Contact details looked at',
        'lead.contact_revealed' => 'Contact details looked at',
        'client.site_account_saved' => 'Site account changed',
        'client.exclusion_met' => 'Edit refused: it would have become an excluded person',
        'client.betstop_registered' => 'Entered in BetStop',
        'client.sms_opted_out' => 'Opted out of SMS',
        'client.genweb_entered' => 'Entered in Genweb',
        'client.closed_for_exclusion' => 'Account closed for the exclusion',
        'client.limit_removal_asked' => 'End of a limit asked for',
        'client.limit_change_withdrawn' => 'Waiting change of a limit withdrawn',
    ];

    /** What leads the program from the entry to a record, and says nothing to people. */
    private const UNTOLD = ['note_id'];

    /** @param  iterable<AuditEvent>  $events */
    public static function values(iterable $events, User $reader): ClientFieldWords
    {
        $sets = [];
        foreach ($events as $event) {
            array_push($sets, $event->before, $event->after);
        }

        return ClientFieldWords::over($sets, $reader);
    }

    /** `rsg_communication.resolved` is "RSG communication resolved". */
    public static function title(string $action): string
    {
        $words = str_replace(['client.', '.', '_'], ['', ' ', ' '], $action);

        return self::TITLES[$action] ?? str_replace(['Rsg', 'rsg', 'Sms', 'sms', 'betstop', 'Betstop'], ['RSG', 'RSG', 'SMS', 'SMS', 'BetStop', 'BetStop'], Str::ucfirst($words));
    }

    /** @return list<HistoryChange> */
    public static function changes(AuditEvent $event, ClientFieldWords $values): array
    {
        return array_map(static fn (string $field): HistoryChange => new HistoryChange(
            ClientFieldWords::label($field),
            $values->say($field, $event->before[$field] ?? null),
            $values->say($field, $event->after[$field] ?? null),
        ), self::fields($event));
    }

    /** @return list<string> */
    public static function fields(AuditEvent $event): array
    {
        $fields = array_diff(array_unique([...array_keys($event->before), ...array_keys($event->after)]), self::UNTOLD);

        // Whoever chose an account wrote its masked number beside it, as the account itself is worded.
        return array_values(in_array('bank_account_id', $fields, true) ? array_diff($fields, ['account']) : $fields);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Models\AuditEvent;
use Illuminate\Support\Str;

/** Presents a client's audit events as titles and value pairs. */
final readonly class AuditPresenter
{
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
        'client.time_out_started' => 'Time-out started',
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

        return self::TITLES[$action] ?? str_replace(['Rsg', 'rsg', 'Sms', 'sms', 'betstop', 'Betstop'], ['RSG', 'RSG', 'SMS', 'SMS', 'BetStop', 'BetStop'], Str::ucfirst($words));
    }

    /** @return list<string> without ids that have no words */
    public static function fields(AuditEvent $event): array
    {
        $fields = array_filter(array_unique([...array_keys($event->before), ...array_keys($event->after)]), ClientFieldPresenter::hasWords(...));
        // The parts of a split deposit have entries of their own.
        $fields = array_diff($fields, ['parts']);
        // A deposit that was matched already keeps its client when it is approved.
        if (isset($event->before['client_id'], $event->after['client_id']) && $event->before['client_id'] === $event->after['client_id']) {
            $fields = array_diff($fields, ['client_id']);
        }

        // The masked number beside the account id is a duplicate.
        return array_values(in_array('bank_account_id', $fields, true) ? array_diff($fields, ['account']) : $fields);
    }
}

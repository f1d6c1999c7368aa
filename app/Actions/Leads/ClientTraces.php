<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Support\Facades\DB;

/** What has happened with a client since the conversion that made them, so that it can no longer be undone. */
final readonly class ClientTraces
{
    private const TABLES = [
        'bets' => 'bets', 'deposits' => 'money', 'withdrawals' => 'money', 'transfers' => 'money', 'bonus_claims' => 'bonuses',
        'conversations' => 'messages', 'emails' => 'messages', 'rsg_communications' => 'messages', 'rsg_form_submissions' => 'forms',
        'client_backgrounds' => 'background', 'site_accounts' => 'site accounts', 'social_media_reviews' => 'reviews', 'balance_postings' => 'money',
    ];

    /** Kept under the names of subjects. */
    private const SUBJECT_TABLES = ['notes' => 'notes', 'attachments' => 'files'];

    /** Done by the conversion itself, a mere look, or counted by its own table. */
    private const NO_EDITS = ['client.created', 'client.betstop_checked', 'client.contact_revealed', 'client.note_added'];

    /** @return list<string> in words; empty when there is nothing */
    public static function of(Client $client): array
    {
        $found = [];
        foreach (self::TABLES as $table => $words) {
            $found[$words] = ($found[$words] ?? false) || DB::table($table)->where('client_id', $client->id)->exists();
        }
        foreach (self::SUBJECT_TABLES as $table => $words) {
            $found[$words] = DB::table($table)->where('subject_type', 'client')->where('subject_id', $client->id)->exists();
        }
        // Whatever its subject is: an event that concerns the client names the client.
        $found['edits'] = AuditEvent::query()->where('client_id', $client->id)->where('subject_type', '<>', 'lead')->whereNotIn('action', self::NO_EDITS)->exists();

        return array_keys(array_filter($found));
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\DbClients\SuppressDbClient;
use App\Actions\Matches\MergeRecords;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\ExclusionRecord;
use App\Models\ExclusionReview;
use App\Models\Export;
use App\Models\GenwebBonus;
use App\Models\Lead;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final class EvidenceContentTest extends EvidenceTestCase
{
    public function test_pack_contains_the_rows_of_the_period_as_html_and_csv(): void
    {
        $this->sms('2026-11-10 03:00:00', '=HYPERLINK("x") <b>Hello</b>');
        $this->sms('2026-10-31 12:59:59', 'Before the first day in Melbourne');
        $this->sms('2026-11-20 13:00:00', 'After the last day in Melbourne');

        $this->request()->assertSessionHasNoErrors();

        $export = Export::query()->sole();
        $this->assertSame([ExportStatus::Ready, ExportKind::Evidence], [$export->status, $export->kind]);
        $this->assertSame($export->total_rows, $export->written_rows);
        $zip = $this->open($export);
        $csv = (string) $zip->getFromName('sms-1.csv');
        $this->assertStringContainsString('"\'=HYPERLINK(""x"") <b>Hello</b>"', $csv);
        $this->assertStringContainsString('2026-11-10 14:00:00 +11:00', $csv);
        $this->assertStringNotContainsString('day in Melbourne', $csv);
        $html = (string) $zip->getFromName('sms-1.html');
        $this->assertStringContainsString('=HYPERLINK(&quot;x&quot;) &lt;b&gt;Hello&lt;/b&gt;', $html);
        $this->assertStringNotContainsString('<script', $html);
        foreach (['clients', 'notes', 'emails', 'betstop-checks', 'receipts', 'limits', 'forms', 'communications', 'events', 'transactions', 'activity', 'staff', 'certifications'] as $section) {
            $this->assertNotFalse($zip->getFromName("{$section}-1.html"), $section);
            $this->assertNotFalse($zip->getFromName("{$section}-1.csv"), $section);
        }
        $this->assertStringContainsString('Leo', (string) $zip->getFromName('clients-1.csv'));
        $index = (string) $zip->getFromName('index.html');
        $this->assertStringContainsString('Request of the regulator', $index);
        $this->assertStringContainsString('<a href="sms-1.html">SMS messages</a></td><td class="number">1</td>', $index);
        $this->assertStringContainsString('<th scope="row">Mobile</th><td>'.$this->client->mobile_e164, (string) $zip->getFromName('clients-1.html'));
    }

    public function test_notes_name_mentioned_colleagues_with_their_numbers(): void
    {
        $note = Note::factory()
            ->for($this->client, 'subject')
            ->createOne(['body' => 'Ask @[Tom Vance](user:3) first.', 'created_at' => '2026-11-10 01:00:00']);
        DB::table('note_revisions')->insert([
            'note_id' => $note->id,
            'user_id' => $note->user_id,
            'category' => $note->category->value,
            'body' => 'Ask @[Ana Ruiz](user:4) first.',
            'created_at' => '2026-11-10 02:00:00',
        ]);

        $this->request();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame(['Ask @Tom Vance (colleague 3) first.'], array_column($this->csv($zip, 'notes-1.csv'), 'Text'));
        $this->assertSame(['Ask @Ana Ruiz (colleague 4) first.'], array_column($this->csv($zip, 'note-versions-1.csv'), 'Text'));
    }

    public function test_staff_actions_name_the_certifications_that_were_valid_then(): void
    {
        $type = DB::table('certification_types')->insertGetId([
            'title' => 'RSG training',
            'description' => 'Yearly.',
            'created_at' => now(),
            'updated_at' => now(),
        ]);
        $of = ['user_id' => $this->officer->id, 'certification_type_id' => $type, 'created_at' => now(), 'updated_at' => now()];
        DB::table('certifications')->insert([
            [...$of, 'status' => 'expired', 'issued_on' => '2025-11-11', 'expires_on' => '2026-11-10', 'decided_at' => '2025-11-11 01:00:00'],
            [...$of, 'status' => 'revoked', 'issued_on' => '2026-11-13', 'expires_on' => '2027-11-12', 'decided_at' => '2026-11-15 01:00:00'],
        ]);
        foreach (['2026-11-10 01:00:00', '2026-11-12 01:00:00', '2026-11-15 00:59:59', '2026-11-15 01:00:01'] as $time) {
            AuditEvent::query()->forceCreate([
                'actor_id' => $this->officer->id,
                'subject_type' => 'client',
                'subject_id' => $this->client->id,
                'client_id' => $this->client->id,
                'action' => 'client.updated',
                'before' => [],
                'after' => ['suburb' => 'Fitzroy'],
                'created_at' => $time,
            ]);
        }

        $this->request();

        $zip = $this->open(Export::query()->sole());
        $rows = $this->csv($zip, 'activity-1.csv');
        $this->assertSame(['RSG training', 'None', 'RSG training (revoked since)', 'None'], array_column($rows, 'Certifications at the time'));
        $this->assertSame("Dana Reid (colleague {$this->officer->id})", $rows[0]['By']);
        $this->assertSame('suburb: Fitzroy', $rows[0]['After']);
        $this->assertSame(['2026-11-10', '2027-11-12'], array_column($this->csv($zip, 'certifications-1.csv'), 'Expires'));
        $this->assertSame([$this->officer->email], array_column($this->csv($zip, 'staff-1.csv'), 'Email'));
    }

    public function test_pack_of_a_case_contains_all_records_of_the_person(): void
    {
        $case = $this->exclusionCase();
        [$same, $different] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $lead = Lead::factory()->createOne();
        foreach ([[$same, 'client', 'same'], [$different, 'client', 'different'], [$lead, 'lead', 'same']] as [$record, $type, $state]) {
            ExclusionRecord::query()->forceCreate(['exclusion_case_id' => $case->id, 'record_type' => $type, 'record_id' => $record->id, 'state' => $state, 'score' => 90, 'reasons' => []]);
        }
        $merged = Client::factory()->createOne(['merged_into_id' => $same->id]);

        $this->post("/rsg/exclusions/{$case->id}/evidence", self::PERIOD)->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertEqualsCanonicalizing([$this->client->id, $same->id, $merged->id], array_map(intval(...), array_column($this->csv($zip, 'clients-1.csv'), 'Client')));
        $this->assertSame([(string) $lead->id], array_column($this->csv($zip, 'leads-1.csv'), 'Lead'));
    }

    public function test_pack_has_the_leads_and_db_clients_that_were_merged_before_the_account(): void
    {
        [$kept, $merged] = [Lead::factory()->createOne(), Lead::factory()->createOne()];
        app(MergeRecords::class)->handle('lead', $kept->id, $merged->id, null, 'Same person', $this->officer);
        $kept->refresh()->update(['client_id' => $this->client->id]);
        [$keptDbClient, $mergedDbClient] = [DbClient::factory()->createOne(), DbClient::factory()->createOne()];
        app(MergeRecords::class)->handle('db_client', $keptDbClient->id, $mergedDbClient->id, null, 'Same person', $this->officer);
        $keptDbClient->refresh()->update(['lead_id' => $kept->id]);

        $this->request()->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertEquals([$kept->id, $merged->id], array_column($this->csv($zip, 'leads-1.csv'), 'Lead'));
        $this->assertEquals([$keptDbClient->id, $mergedDbClient->id], array_column($this->csv($zip, 'db-clients-1.csv'), 'DB client'));
    }

    public function test_pack_has_the_suppressions_of_a_db_client(): void
    {
        $dbClient = DbClient::factory()->createOne(['client_id' => $this->client->id, 'email' => 'before@example.com']);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570159']);
        $this->travelTo('2026-11-10 03:00:00');
        app(SuppressDbClient::class)->handle($dbClient, SuppressionReason::Stop, $this->officer);
        $this->travelTo('2026-11-23 02:00:00');

        $this->request()->assertSessionHasNoErrors();

        $channels = array_column($this->csv($this->open(Export::query()->sole()), 'do-not-contact-1.csv'), 'Channel');
        sort($channels);
        $this->assertSame(['Email', 'Phone', 'SMS'], $channels);
    }

    public function test_pack_of_a_client_has_their_calls_and_what_they_were_before(): void
    {
        $caller = User::factory()->createOne(['first_name' => 'Cal', 'last_name' => 'Ler']);
        $lead = Lead::factory()->createOne(['client_id' => $this->client->id]);
        $dbClient = DbClient::factory()->createOne(['lead_id' => $lead->id]);
        foreach (
            [
                ['client', $this->client->id],
                ['lead', $lead->id],
                ['db_client', $dbClient->id],
                ['client', Client::factory()->createOne()->id],
            ] as $number => [$type, $id]
        ) {
            PhoneLog::query()->create([
                'direction' => 'outbound',
                'number_e164' => "+6149157015{$number}",
                'person_type' => $type,
                'person_id' => $id,
                'user_id' => $type === 'lead' ? $caller->id : $this->officer->id,
                'called_at' => '2026-11-10 03:00:00',
            ]);
        }

        $this->request()->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame(['Client', 'Lead', 'DB client'], array_column($this->csv($zip, 'calls-1.csv'), 'With'));
        $this->assertSame([(string) $lead->id], array_column($this->csv($zip, 'leads-1.csv'), 'Lead'));
        $this->assertSame([(string) $dbClient->id], array_column($this->csv($zip, 'db-clients-1.csv'), 'DB client'));
        $this->assertContains("Cal Ler (colleague {$caller->id})", array_column($this->csv($zip, 'staff-1.csv'), 'Colleague'));
    }

    public function test_pack_of_a_client_has_the_case_and_entry_that_name_another_account_first(): void
    {
        $case = $this->exclusionCase();
        $case->steps()->create(['kind' => 'refund', 'due_at' => now()]);
        [$same, $uncertain] = [Client::factory()->createOne(), Client::factory()->createOne()];
        foreach ([[$same, 'same'], [$uncertain, 'uncertain']] as [$record, $state]) {
            ExclusionRecord::query()->forceCreate(['exclusion_case_id' => $case->id, 'record_type' => 'client', 'record_id' => $record->id, 'state' => $state, 'score' => 90, 'reasons' => []]);
        }
        $entry = BarredEntry::factory()->createOne(['client_id' => $this->client->id]);
        BarredMatch::query()->create([
            'barred_entry_id' => $entry->id,
            'client_id' => $same->id,
            'score' => 90,
            'reasons' => [],
            'status' => 'same',
        ]);
        ExclusionReview::query()->create([
            'person_type' => 'client',
            'person_id' => $same->id,
            'source_type' => 'barred_entry',
            'source_id' => $entry->id,
            'source_text' => 'Leo Wang is on the barred list',
            'score' => 60,
            'reasons' => [],
            'created_at' => now()->subDay(),
        ]);
        $this->travel(1)->minutes();

        $this->client = $same;
        $this->request(['until' => '2026-11-23'])->assertSessionHasNoErrors();
        $zip = $this->open(Export::query()->latest('id')->firstOrFail());
        $this->assertSame([(string) $case->id], array_column($this->csv($zip, 'exclusion-cases-1.csv'), 'Case'));
        $this->assertCount(1, $this->csv($zip, 'exclusion-steps-1.csv'));
        $this->assertSame([(string) $entry->id], array_column($this->csv($zip, 'barred-entries-1.csv'), 'Entry'));
        $this->assertSame(['Leo Wang is on the barred list'], array_column($this->csv($zip, 'possible-matches-1.csv'), 'May be'));

        // The pack reveals another person's exclusion only after a colleague has decided that it is the same person.
        $this->client = $uncertain;
        $this->request(['until' => '2026-11-23'])->assertSessionHasNoErrors();
        $this->assertSame([], $this->csv($this->open(Export::query()->latest('id')->firstOrFail()), 'exclusion-cases-1.csv'));
    }

    public function test_pack_has_work_and_bonuses_that_began_before_the_period(): void
    {
        $of = ['client_id' => $this->client->id];
        RsgFormSubmission::factory()->createOne([...$of, 'submitted_at' => '2026-10-31 03:00:00', 'resolved_at' => '2026-11-05 03:00:00', 'decision_text' => 'Self-excluded permanently']);
        RsgCommunication::factory()->createOne([...$of, 'sent_at' => '2026-10-30 03:00:00', 'body' => 'Please close my account']);
        RsgEvent::factory()->createOne([...$of, 'created_at' => '2026-10-30 03:00:00', 'status' => 'open', 'description' => 'Cried on the phone']);
        foreach (['2026-10-20 03:00:00' => 6_789, '2026-11-21 03:00:00' => 1_111] as $offered => $cents) {
            BonusClaim::factory()->createOne([...$of, 'amount_cents' => $cents, 'offered_at' => $offered]);
        }

        $this->request()->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame(['Self-excluded permanently'], array_column($this->csv($zip, 'forms-1.csv'), 'Effect'));
        $this->assertSame(['Please close my account'], array_column($this->csv($zip, 'communications-1.csv'), 'Text'));
        $this->assertSame(['Cried on the phone'], array_column($this->csv($zip, 'events-1.csv'), 'Description'));
        $this->assertSame(['67.89'], array_column($this->csv($zip, 'bonuses-1.csv'), 'Amount (AUD)'));
    }

    public function test_pack_has_genweb_bonuses(): void
    {
        $of = ['client_id' => $this->client->id, 'given_by' => $this->officer->id];
        $promotion = BonusPromotion::factory()->createOne(['title' => 'Spring carnival']);
        GenwebBonus::factory()->createOne([...$of, 'amount_cents' => 12_345, 'bonus_promotion_id' => $promotion->id, 'given_at' => '2026-10-30 03:00:00']);
        GenwebBonus::factory()->boost()->createOne([...$of, 'boost_permille' => 125, 'given_at' => '2026-11-10 03:00:00']);
        GenwebBonus::factory()->createOne([...$of, 'given_at' => '2026-11-21 03:00:00']);
        GenwebBonus::factory()->createOne(['given_at' => '2026-11-10 03:00:00']);

        $this->request()->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $rows = $this->csv($zip, 'genweb-bonuses-1.csv');
        $this->assertSame([['123.45', '', 'Spring carnival'], ['', '12.5', '']], array_map(static fn (array $row): array => [$row['Amount (AUD)'], $row['Boost (%)'], $row['Promotion']], $rows));
        $this->assertSame("Dana Reid (colleague {$this->officer->id})", $rows[0]['By']);
        $this->assertStringContainsString('>Genweb bonuses</a></td><td class="number">2</td>', (string) $zip->getFromName('index.html'));
    }
}

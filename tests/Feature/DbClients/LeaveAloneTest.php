<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Actions\Intake\ReceiveSms;
use App\Actions\Rsg\SelfExcludeClient;
use App\Enums\BetstopChange;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbList;
use App\Services\Intake\NewBetstopUpdate;
use App\Services\Intake\NewInboundSms;
use App\Services\Sms\ContactBlock;
use App\Services\Suppression\SuppressionBook;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Support\Facades\DB;

final class LeaveAloneTest extends ProspectTestCase
{
    private const NUMBER = '+61491570156';

    public function test_a_stop_is_remembered_by_the_number_whoever_has_it(): void
    {
        $prospect = $this->onList([], self::NUMBER);
        $other = $this->prospect([], '+61491570157');

        app(ReceiveSms::class)->handle(new NewInboundSms('in-1', self::NUMBER, 'STOP', CarbonImmutable::now()));

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$prospect->refresh()->status, $prospect->suppressed_reason]);
        $this->assertSame(DbClientStatus::Raw, $other->refresh()->status);
        $later = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $this->assertSame('This number is on the do-not-contact list.', app(ContactBlock::class)->forSms($later));
    }

    public function test_a_notice_of_the_register_reaches_prospects_by_number_by_mailbox_and_by_name(): void
    {
        $byNumber = $this->prospect(['last_name' => 'Sharing'], self::NUMBER);
        $byMailbox = $this->prospect(['last_name' => 'Mailbox', 'email' => 'h@example.com']);
        $byName = $this->onList(['first_name' => 'HARRIËT', 'date_of_birth' => '1986-02-04'], '+61491570158');
        $namesake = $this->prospect(['date_of_birth' => '1986-02-05']);

        app(ReceiveBetstopUpdate::class)->handle(new NewBetstopUpdate('b-1', 'Harriet', 'Okafor', CarbonImmutable::parse('1986-02-04'), self::NUMBER, 'h@example.com', null, BetstopChange::Registered, CarbonImmutable::now()));

        foreach ([$byNumber, $byMailbox, $byName] as $prospect) {
            $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Betstop], [$prospect->refresh()->status, $prospect->suppressed_reason], $prospect->full_name);
        }
        $this->assertSame(DbClientStatus::Raw, $namesake->refresh()->status);
        $this->assertSame(['h@example.com' => SuppressionReason::Betstop], app(SuppressionBook::class)->reasons(['h@example.com', 'other@example.com']));
    }

    public function test_who_opted_out_or_was_barred_before_is_remembered_by_the_update(): void
    {
        Client::factory()->createOne(['mobile_e164' => self::NUMBER, 'email' => 'stop@example.com', 'sms_opted_out_at' => now()]);
        Client::factory()->createOne(['mobile_e164' => '+61491570157', 'email' => 'barred@example.com', 'is_barred' => true]);
        Client::factory()->createOne(['mobile_e164' => '+61491570158', 'email' => 'free@example.com']);

        $update = require database_path('migrations/2026_11_22_000242_remember_who_must_be_left_alone.php');
        $update->up();
        $update->up();

        $this->assertSame(
            [self::NUMBER => SuppressionReason::Stop, '+61491570157' => SuppressionReason::Barred, 'barred@example.com' => SuppressionReason::Barred],
            app(SuppressionBook::class)->reasons([self::NUMBER, '+61491570157', '+61491570158', 'stop@example.com', 'barred@example.com', 'free@example.com']),
        );
    }

    public function test_the_end_of_an_exclusion_suppresses_nobody(): void
    {
        $prospect = $this->prospect([], self::NUMBER);

        app(ReceiveBetstopUpdate::class)->handle(new NewBetstopUpdate('b-1', 'Harriet', 'Okafor', CarbonImmutable::parse('1986-02-04'), self::NUMBER, null, null, BetstopChange::Ended, CarbonImmutable::now()));

        $this->assertSame(DbClientStatus::Raw, $prospect->refresh()->status);
        $this->assertDatabaseCount('suppressions', 0);
    }

    public function test_a_client_who_excludes_themselves_is_no_prospect_any_more(): void
    {
        $prospect = $this->prospect([], self::NUMBER);
        $client = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);

        app(SelfExcludeClient::class)->handle($client, null, 'Asked on the phone', $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$prospect->refresh()->status, $prospect->suppressed_reason]);
    }

    public function test_who_is_barred_is_not_put_on_a_list_nor_freed_and_a_check_finds_them(): void
    {
        $born = ['date_of_birth' => '1986-02-04'];
        $wanted = $this->prospect($born);
        $free = $this->prospect(['last_name' => 'Free'], self::NUMBER);
        $checked = $this->onList($born);
        $stopped = $this->prospect([...$born, 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop]);
        BarredEntry::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'reason' => null, ...$born]);
        $this->actingAs($this->manager);

        $this->post(route('db-clients.lists.store'), ['name' => 'Calls', 'assignee_id' => $this->contractor->id, 'all' => false, 'ids' => [$wanted->id, $free->id]])->assertSessionHasNoErrors();
        $this->post(route('db-clients.check', $checked))->assertRedirect();
        $this->delete(route('db-clients.suppression.destroy', $stopped), ['reason' => 'They called and want offers'])->assertSessionHasErrors('reason');

        $this->assertSame([null, SuppressionReason::Barred], [$wanted->refresh()->db_list_id, $wanted->suppressed_reason]);
        $this->assertSame(DbClientStatus::Assigned, $free->refresh()->status);
        $this->assertSame(1, DbList::query()->findOrFail($free->db_list_id)->filled_rows);
        $this->assertSame(SuppressionReason::Barred, $checked->refresh()->suppressed_reason);
        $this->assertSame(DbClientStatus::Suppressed, $stopped->refresh()->status);
    }

    public function test_only_the_prospects_own_reason_is_lifted_and_a_bar_never(): void
    {
        $book = app(SuppressionBook::class);
        $prospect = $this->prospect(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Bounce], self::NUMBER);
        $barred = $this->prospect(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Barred]);
        $book->suppress([self::NUMBER], null, SuppressionReason::Stop, null);
        $this->actingAs($this->manager);

        $this->delete(route('db-clients.suppression.destroy', $barred), ['reason' => 'Because I can'])->assertSessionHasErrors('reason');
        $this->delete(route('db-clients.suppression.destroy', $prospect), ['reason' => 'The mailbox works'])->assertSessionHasErrors('reason');
        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$barred->refresh()->status, $prospect->refresh()->status]);

        $prospect->update(['suppressed_reason' => SuppressionReason::Stop]);
        $book->suppress([self::NUMBER], null, SuppressionReason::Invalid, null);
        $this->delete(route('db-clients.suppression.destroy', $prospect), ['reason' => 'They want offers'])->assertSessionHasNoErrors();
        $this->assertSame([self::NUMBER => SuppressionReason::Invalid], $book->reasons([self::NUMBER]));
    }

    public function test_who_asks_to_stop_while_a_list_is_filled_or_closed_stays_left_alone(): void
    {
        $wanted = $this->prospect(['status' => DbClientStatus::Validated]);
        $waiting = $this->onList();
        // As if a contractor's call came between finding them and writing.
        DB::listen(static function (QueryExecuted $query): void {
            if (str_starts_with($query->sql, 'select') && preg_match('/from .db_clients. where .*limit 1000/', $query->sql) === 1) {
                DB::table('db_clients')->update(['status' => DbClientStatus::Suppressed->value]);
            }
        });

        $this->actingAs($this->manager)->post(route('db-clients.lists.store'), ['name' => 'Calls', 'assignee_id' => $this->contractor->id, 'all' => false, 'ids' => [$wanted->id]])->assertSessionHasNoErrors();
        $this->assertSame([DbClientStatus::Suppressed, null], [$wanted->refresh()->status, $wanted->db_list_id]);

        $waiting->update(['status' => DbClientStatus::Assigned]);
        app(CloseDbList::class)->handle($this->list, $this->manager);
        $this->assertSame([DbClientStatus::Suppressed, $this->list->id], [$waiting->refresh()->status, $waiting->db_list_id]);
    }

    public function test_a_call_leaves_a_prospect_of_no_list_as_it_is(): void
    {
        $prospect = $this->prospect(['status' => DbClientStatus::Validated], self::NUMBER);

        $this->actingAs($this->manager)->post(route('db-clients.outcomes.store', $prospect), ['outcome' => 'interested', 'phone_id' => $prospect->phoneNumbers()->value('id')])->assertSessionHasNoErrors();

        $this->assertSame([DbClientStatus::Validated, DbClientOutcome::Interested], [$prospect->refresh()->status, $prospect->last_outcome]);
    }
}

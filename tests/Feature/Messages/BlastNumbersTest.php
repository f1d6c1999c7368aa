<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Matches\MergeClients;
use App\Actions\Messages\SendBlast;
use App\Actions\Messages\SubmitQueuedSms;
use App\Domain\Messages\ConversationResolver;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\SmsStatus;
use App\Enums\StaffRole;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Messages\Support\CreatesBlasts;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** One number gets one message of a blast, and only its own client's. */
final class BlastNumbersTest extends TestCase
{
    use CreatesBlasts, CreatesClearClients, RefreshDatabase;

    public function test_client_who_got_the_message_before_a_merge_gets_no_other_one(): void
    {
        Queue::fake();
        $perth = $this->person(['state' => 'WA']);
        $melbourne = $this->person(['company_id' => $perth->company_id]);
        $blast = $this->approved();
        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:30', 'Australia/Melbourne'));
        app(SendBlast::class)->handle($blast->id);
        SmsMessage::query()->sole()->update(['status' => SmsStatus::Sent]);
        app(MergeClients::class)->handle($perth->id, $melbourne->id, [], 'Same person', User::factory()->withRole(StaffRole::Developer)->createOne());

        $this->travelTo(CarbonImmutable::parse('2026-11-25 12:30', 'Australia/Melbourne'));
        app(SendBlast::class)->handle($blast->id);

        $this->assertSame(1, SmsMessage::query()->count());
        $this->assertSame(BlastRefusal::Merged, BlastRecipient::query()->where('client_id', $perth->id)->sole()->refusal);
    }

    public function test_message_to_a_deleted_client_does_not_reach_the_next_owner_of_the_number(): void
    {
        Queue::fake();
        $former = $this->person();
        $blast = $this->approved();
        app(SendBlast::class)->handle($blast->id);
        $message = SmsMessage::query()->sole();
        $former->delete();
        $next = $this->person(['mobile_e164' => $former->mobile_e164]);
        DB::transaction(static fn () => app(ConversationResolver::class)->hold((string) $next->mobile_e164)->save());
        $this->assertSame($next->id, $message->conversation->refresh()->client_id);

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Suppressed, 'This message was written to another client, who had this number.'], [$message->refresh()->status, $message->error]);
    }

    public function test_clients_who_share_a_number_get_one_message(): void
    {
        Queue::fake();
        [$first, $second] = [$this->person(), $this->person()];
        Client::query()->whereKey($second->id)->update(['mobile_e164' => $first->mobile_e164]);
        $known = $this->person();
        $stranger = Client::factory()->createOne(['mobile_e164' => '+61491570999', 'state' => 'NSW']);
        Conversation::factory()->createOne(['client_id' => $stranger->id, 'phone_e164' => $known->mobile_e164]);

        $blast = $this->approved(['audience' => ['query' => ['state' => 'VIC']]]);

        $this->assertSame([1, 2], [$blast->eligible_rows, $blast->suppressed_rows]);
        $this->assertEquals(
            [$second->id => BlastRefusal::OtherClientsNumber, $known->id => BlastRefusal::OtherClientsNumber],
            BlastRecipient::query()->whereNotNull('refusal')->pluck('refusal', 'client_id')->all(),
        );
        app(SendBlast::class)->handle($blast->id);
        $this->assertSame([$first->mobile_e164], SmsMessage::query()->with('conversation')->get()->pluck('conversation.phone_e164')->all());
    }

    public function test_number_of_a_client_in_an_earlier_batch_of_the_check_is_taken(): void
    {
        [$first, $second] = [$this->person(), $this->person()];
        Client::query()->whereKey($second->id)->update(['mobile_e164' => $first->mobile_e164]);
        $blast = $this->blast(['audience' => ['query' => []], 'newest_id' => $second->id, 'after_id' => $first->id]);
        BlastRecipient::factory()->createOne(['blast_id' => $blast->id, 'client_id' => $first->id, 'status' => BlastRecipientStatus::Eligible]);

        $this->check($blast);

        $this->assertSame(BlastRefusal::OtherClientsNumber, BlastRecipient::query()->where('client_id', $second->id)->sole()->refusal);
    }

    public function test_number_that_another_client_took_over_since_the_check_gets_nothing(): void
    {
        Queue::fake();
        [$former, $next, $other] = [$this->person(), $this->person(['state' => 'WA']), $this->person(['state' => 'WA'])];
        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:30', 'Australia/Melbourne'));
        $blast = $this->approved();
        app(SendBlast::class)->handle($blast->id);
        $former->delete();
        Client::query()->whereKey($next->id)->update(['mobile_e164' => $former->mobile_e164]);
        Conversation::factory()->createOne(['client_id' => Client::factory()->createOne(['mobile_e164' => '+61491570999'])->id, 'phone_e164' => $other->mobile_e164]);

        $this->travelTo(CarbonImmutable::parse('2026-11-25 12:30', 'Australia/Melbourne'));
        app(SendBlast::class)->handle($blast->id);

        $this->assertEquals(
            [$next->id => BlastRefusal::Merged, $other->id => BlastRefusal::OtherClientsNumber],
            BlastRecipient::query()->whereNotNull('refusal')->pluck('refusal', 'client_id')->all(),
        );
        $this->assertSame(1, SmsMessage::query()->count());
    }
}

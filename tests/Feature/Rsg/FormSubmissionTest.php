<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Enums\NotificationType;
use App\Enums\RsgFormType;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** One form: content, owner, client, files. */
final class FormSubmissionTest extends TestCase
{
    use CreatesOpenWork, ReadsPages, RefreshDatabase, SettlesByCall;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-10-30 03:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
    }

    public function test_content_is_shown_as_questions_and_answers(): void
    {
        $form = RsgFormSubmission::factory()->createOne(['payload' => [
            'client_pin' => '48213', 'weekly_limit' => 200, 'Which brands?' => ['Regal Bet', 'Genweb'], 'I agree' => true, 'under_pressure' => false, 'note' => '', 'phone' => null,
        ]]);

        $page = $this->page($form);

        $this->assertSame([
            ['question' => 'PIN', 'answer' => '48213'],
            ['question' => 'Weekly limit', 'answer' => '200'],
            ['question' => 'Which brands?', 'answer' => 'Regal Bet, Genweb'],
            ['question' => 'I agree', 'answer' => 'Yes'],
            ['question' => 'Under pressure', 'answer' => 'No'],
            ['question' => 'Note', 'answer' => null],
            ['question' => 'Phone', 'answer' => null],
        ], $page['answers']);
        $this->assertTrue($page['can_work']);
    }

    public function test_page_leads_to_the_next_open_form_by_due_time(): void
    {
        [$form, $later, $next] = array_map(
            static fn (int $hours): RsgFormSubmission => RsgFormSubmission::factory()->createOne(['due_at' => now()->addHours($hours)]), [1, 9, 5],
        );
        RsgFormSubmission::factory()->resolvedBy($this->officer)->createOne(['due_at' => now()]);

        $this->assertSame($next->id, $this->page($form)['next_id']);
        $this->assertNotSame($later->id, $next->id);
    }

    public function test_form_is_assigned_and_unassigned(): void
    {
        $form = RsgFormSubmission::factory()->createOne();

        $this->change($form, 'owner', ['owner_id' => $this->officer->id])->assertSessionHas('success', 'Form assigned to Sam Lee.');
        $this->assertSame($this->officer->id, $form->refresh()->owner_id);
        $audit = AuditEvent::query()->where('action', 'rsg_form_submission.assigned')->sole();
        $this->assertSame([null, $this->officer->id, $form->client_id], [$audit->before['owner_id'], $audit->after['owner_id'], $audit->client_id]);

        $this->change($form, 'owner', ['owner_id' => null])->assertSessionHas('error', 'This form is assigned to Sam Lee now. Nothing was changed.');
        $this->change($form, 'owner', ['owner_id' => null, 'seen_owner_id' => $this->officer->id])->assertSessionHas('success', 'Form has no owner.');
        $this->assertNull($form->refresh()->owner_id);
    }

    public function test_form_is_assigned_only_to_colleagues_who_handle_forms_and_only_while_it_is_open(): void
    {
        $form = RsgFormSubmission::factory()->createOne();
        $other = User::factory()->withAbilities(Ability::ViewRsgEvents)->createOne();

        $this->change($form, 'owner', ['owner_id' => $other->id])->assertSessionHasErrors('owner_id');
        $this->change($form, 'owner', [])->assertSessionHasErrors('owner_id');
        $form->update(['resolved_at' => now(), 'resolved_by' => $this->officer->id]);
        $this->change($form, 'owner', ['owner_id' => $this->officer->id])->assertSessionHas('error', 'A colleague has already handled this. The owner was not changed.');

        $this->assertNull($form->refresh()->owner_id);
    }

    public function test_linking_a_client_moves_the_notification_and_the_due_time(): void
    {
        $form = RsgFormSubmission::factory()->unlinked()->createOne(['form_type' => RsgFormType::AccountClosure, 'submitted_at' => now(), 'due_at' => now()]);
        $this->notify(NotificationType::FormSubmission, $form);
        $client = Client::factory()->createOne(['state' => AustralianState::Vic, 'first_name' => 'Emma', 'last_name' => 'Walsh']);

        $this->change($form, 'client', ['client_id' => $client->id])->assertSessionHas('success', 'Form linked to Emma Walsh.');
        app(OutboxRelay::class)->drain();

        // Three business days; Tuesday is Melbourne Cup Day.
        $this->assertSame([$client->id, '2026-11-05T06:00:00Z'], [$form->refresh()->client_id, $form->due_at->toIso8601ZuluString()]);
        $this->assertSame([$client->id], Notification::query()->where('is_read', false)->pluck('client_id')->all());
    }

    public function test_wrong_client_is_corrected_while_the_form_is_open(): void
    {
        $form = RsgFormSubmission::factory()->createOne();
        $this->notify(NotificationType::FormSubmission, $form);
        $client = Client::factory()->createOne();
        $seen = ['seen_client_id' => $form->client_id];

        $this->change($form, 'client', ['client_id' => 999_999, ...$seen])->assertSessionHasErrors('client_id');
        $this->change($form, 'client', ['client_id' => $client->id])
            ->assertSessionHas('error', 'A colleague linked this form to another client. Nothing was changed. Reload the page.');
        $this->change($form, 'client', ['client_id' => $client->id, ...$seen])->assertSessionHas('success');
        $this->change($form, 'client', ['client_id' => Client::factory()->createOne()->id, ...$seen])->assertSessionHas('error');
        app(OutboxRelay::class)->drain();
        $this->assertSame([$client->id], Notification::query()->where('is_read', false)->pluck('client_id')->all());

        $form->update(['resolved_at' => now(), 'resolved_by' => $this->officer->id]);
        $this->change($form, 'client', ['client_id' => Client::factory()->createOne()->id])->assertSessionHas('error');
        $this->assertSame($client->id, $form->refresh()->client_id);
    }

    public function test_files_are_added_and_read_with_the_ability_only(): void
    {
        Storage::fake();
        $form = RsgFormSubmission::factory()->createOne();
        $path = "/attachments/rsg_form_submission/{$form->id}";
        $file = static fn (): array => ['file' => UploadedFile::fake()->createWithContent('statement.pdf', "%PDF-1.4\n%%EOF")];

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->post($path, $file())->assertForbidden();
        $this->actingAs($this->officer)->post($path, $file())->assertOk();

        $stored = Attachment::query()->sole();
        $this->assertSame(['rsg_form_submission', $form->id], [$stored->subject_type, $stored->subject_id]);
        $this->actingAs($this->officer)
            ->get("{$path}/{$stored->id}")
            ->assertOk();
        $this->assertSame(
            ['statement.pdf'],
            array_column(
                $this->actingAs($this->officer)
                    ->inertia("/rsg/form-submissions/{$form->id}", ['attachments'], 'Rsg/FormSubmission')
                    ->json('props.attachments'),
                'name',
            ),
        );
        $this->assertSame(
            $form->client_id,
            AuditEvent::query()->where('action', 'rsg_form_submission.attachment_added')->sole()->client_id,
        );
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())
            ->get("{$path}/{$stored->id}")
            ->assertForbidden();
    }

    #[TestWith(['owner'])]
    #[TestWith(['client'])]
    public function test_form_is_not_changed_while_impersonating(string $change): void
    {
        $form = RsgFormSubmission::factory()->unlinked()->createOne();
        $this->impersonate($this->officer);

        $this->change($form, $change, ['owner_id' => $this->officer->id, 'client_id' => Client::factory()->createOne()->id])->assertForbidden();

        $this->assertSame([null, null], [$form->refresh()->client_id, $form->owner_id]);
        $this->assertFalse($this->page($form)['can_work']);
    }

    /** @return array<string, mixed> */
    private function page(RsgFormSubmission $form): array
    {
        return $this->actingAs($this->officer)->inertia("/rsg/form-submissions/{$form->id}")->assertOk()->json('props');
    }

    /**
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function change(RsgFormSubmission $form, string $change, array $data): TestResponse
    {
        return $this->actingAs($this->officer)->from('/rsg/form-submissions')->call('PUT', "/rsg/form-submissions/{$form->id}/{$change}", $data);
    }
}

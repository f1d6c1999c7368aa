<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\AuditEvent;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\TestCase;

final class ResolveFormSubmissionTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase, SettlesByCall;

    private User $officer;

    private RsgFormSubmission $form;

    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee', 'timezone' => 'Australia/Perth']);
        $this->form = RsgFormSubmission::factory()->createOne();
        $this->path = "/rsg/form-submissions/{$this->form->id}/mark-as-resolved";
    }

    public function test_form_is_resolved_and_audited_and_its_notifications_are_read_for_everyone(): void
    {
        User::factory()->createOne(['role_id' => $this->officer->role_id]);
        $this->notify(NotificationType::FormSubmission, $this->form);

        $this->visit($this->officer, 'PUT', $this->path)->assertStatus(303)->assertRedirect('/notifications')->assertSessionHas('success', 'Time-out form handled.');

        $this->form->refresh();
        $this->assertSame($this->officer->id, $this->form->resolved_by);
        $this->assertNotNull($this->form->resolved_at);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
        $audit = AuditEvent::query()->where('action', 'rsg_form_submission.resolved')->sole();
        $this->assertSame([$this->officer->id, null, $this->form->id], [$audit->actor_id, $audit->impersonator_id, $audit->subject_id]);
    }

    public function test_reason_without_a_decision_is_kept_and_audited(): void
    {
        $this->actingAs($this->officer)->putJson($this->path, ['reason' => 'The same form came twice.'])->assertOk();

        $this->assertSame([null, 'The same form came twice.'], [$this->form->refresh()->decision, $this->form->decision_note]);
        $this->assertSame('The same form came twice.', AuditEvent::query()->sole()->after['decision_note']);
    }

    public function test_other_open_form_of_the_client_stays_unread(): void
    {
        $other = RsgFormSubmission::factory()->createOne(['client_id' => $this->form->client_id]);
        $this->notify(NotificationType::FormSubmission, $other);
        $this->notify(NotificationType::FormSubmission, $this->form);

        $this->ask($this->officer, 'PUT', $this->path)->assertOk();

        $row = Notification::query()->sole();
        $this->assertSame([false, $other->id], [$row->is_read, $row->notifiable_id]);
    }

    public function test_repeated_request_succeeds_and_names_the_first_colleague(): void
    {
        $this->travelTo('2026-11-20 06:05:00');
        $this->ask($this->officer, 'PUT', $this->path)->assertOk()->assertExactJson(['message' => 'Time-out form handled.', 'already_handled' => false]);
        $late = User::factory()->createOne(['role_id' => $this->officer->role_id, 'timezone' => 'Australia/Perth']);
        $this->officer->delete();

        $this->ask($late, 'PUT', $this->path)->assertOk()
            ->assertExactJson(['message' => 'Sam Lee already handled this on 20 Nov 2026, 14:05.', 'already_handled' => true]);

        $this->assertSame($this->officer->id, $this->form->refresh()->resolved_by);
        $this->assertSame(1, AuditEvent::query()->count());
    }

    public function test_form_is_not_resolved_while_impersonating(): void
    {
        $this->impersonate($this->officer);

        $this->ask($this->officer, 'PUT', $this->path)->assertForbidden();

        $this->assertNull($this->form->refresh()->resolved_at);
    }

    public function test_access_needs_the_ability(): void
    {
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewRsgFormSubmissions);

        $this->putJson($this->path)->assertUnauthorized();
        $this->ask(User::factory()->withAbilities(...$others)->createOne(), 'PUT', $this->path)->assertForbidden();
        $this->ask($this->officer, 'PUT', '/rsg/form-submissions/999999/mark-as-resolved')->assertNotFound();
        $this->ask($this->officer, 'PUT', '/rsg/form-submissions/99999999999999999999/mark-as-resolved')->assertNotFound();
        $this->assertNull($this->form->refresh()->resolved_at);
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\Impersonation;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class CertificationsTest extends TestCase
{
    use RefreshDatabase;

    private const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

    private User $holder;

    private User $manager;

    private CertificationType $type;

    /** The time at which the evidence was sent, as on the page. */
    private const SENT = '2026-11-23T02:00:00Z';

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Storage::fake('local');
        $this->manager = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->holder = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $this->manager->id, 'created_at' => now()->subYear()]);
        $this->type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
    }

    public function test_evidence_is_sent_approved_and_gives_the_ability_back(): void
    {
        GatedAbility::query()->create(['ability' => Ability::ViewSmsPanel->value, 'certification_type_id' => $this->type->id, 'created_at' => '2020-01-01']);
        $pending = $this->certification();
        $this->assertFalse($this->again()->can('viewSMSPanel'));

        $this->send($pending)->assertSessionHas('success');
        $this->assertNotNull($pending->refresh()->evidence_at);
        $this->assertSame('training.pdf', $pending->evidence()->sole()->name);
        $this->assertSame([[$this->manager->id, 0]], OutboxMessage::query()->sole()->payload['people']);

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'seen' => self::SENT, 'issued_on' => '2026-11-20'])->assertSessionHas('success', 'Certification approved.');

        $pending->refresh();
        $this->assertSame([CertificationStatus::Valid, '2026-11-20', '2027-11-20', $this->manager->id], [$pending->status, $pending->issued_on?->toDateString(), $pending->expires_on?->toDateString(), $pending->decided_by]);
        $this->assertNull($pending->evidence_at);
        $this->assertTrue($this->again()->can('viewSMSPanel'));
        $this->actingAs($this->again())->get(route('user-profile.edit', ['tab' => 'certifications']))->assertInertia(fn ($page) => $page->where('auth.user.has_pending_certifications', false)->where('withheld', [])->etc());
        $this->assertSame(1, AuditEvent::query()->where('action', 'certification.issued')->where('actor_id', $this->manager->id)->count());
    }

    public function test_evidence_for_an_executive_goes_to_colleagues_who_can_decide(): void
    {
        $this->manager->forceFill(['is_executive_staff' => true])->save();
        $people = $this->peopleManager();

        $this->send($this->certification())->assertSessionHas('success', 'Evidence sent. A colleague reviews it.');

        $this->assertSame([[[$people->id, 0]]], OutboxMessage::query()->where('topic', 'broadcast')->get()->map(static fn (OutboxMessage $row): array => $row->payload['people'])->all());
    }

    public function test_new_account_refuses_evidence_but_issues_nothing(): void
    {
        $pending = $this->certification(evidenceAt: now());
        $this->manager->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'seen' => self::SENT, 'issued_on' => '2026-11-20'])->assertSessionHas('error', User::TOO_NEW);
        $this->assertSame([CertificationStatus::Pending, null], array_values($pending->refresh()->only(['status', 'issued_on'])));

        $this->put(route('users.certifications.decide', $pending), ['decision' => 'refuse', 'seen' => self::SENT, 'reason' => 'The name is cut off.'])->assertSessionHas('success');
    }

    public function test_refused_evidence_stays_pending_and_shows_the_reason(): void
    {
        $pending = $this->certification(evidenceAt: now());

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'refuse', 'seen' => self::SENT, 'reason' => 'The name is cut off.'])->assertSessionHas('success', 'Evidence refused.');

        $this->actingAs($this->holder)->get(route('user-profile.edit', ['tab' => 'certifications']))->assertInertia(fn ($page) => $page
            ->where('certifications.0.status', 'pending')->where('certifications.0.evidence_at', null)->where('certifications.0.reason', 'The name is cut off.')
            ->where('auth.user.has_pending_certifications', true)->etc());
        $this->send($pending)->assertSessionHas('success');
        $this->assertNull($pending->refresh()->reason);
    }

    public function test_revoked_certification_withholds_the_ability_at_once(): void
    {
        GatedAbility::query()->create(['ability' => Ability::ViewClients->value, 'certification_type_id' => $this->type->id, 'created_at' => '2020-01-01']);
        $valid = $this->certification(CertificationStatus::Valid, expiresOn: '2027-02-01');
        $this->actingAs($this->again())->get(route('clients.index'))->assertOk();

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $valid), ['decision' => 'revoke', 'reason' => 'The certificate was forged.'])->assertSessionHas('success');

        $this->actingAs($this->again())->get(route('clients.index'))->assertForbidden();
        $this->assertSame(CertificationStatus::Revoked, $valid->refresh()->status);
        $this->get(route('user-profile.edit'))->assertInertia(fn ($page) => $page->where('auth.user.pending_certifications.0.withheld', ['Clients'])->etc());
    }

    public function test_second_reviewer_is_told_who_decided(): void
    {
        $pending = $this->certification(evidenceAt: now());
        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'refuse', 'seen' => self::SENT, 'reason' => 'The name is cut off.']);

        $this->actingAs($this->peopleManager())->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'seen' => self::SENT, 'issued_on' => '2026-11-20'])
            ->assertSessionHas('error', "Already decided by {$this->manager->full_name}.");
        $this->assertSame(CertificationStatus::Pending, $pending->refresh()->status);
    }

    public function test_replaced_evidence_is_not_approved_unseen(): void
    {
        $pending = $this->certification(evidenceAt: now());
        $this->travel(5)->minutes();
        $this->send($pending)->assertSessionHas('success');
        $approve = fn (string $seen): TestResponse => $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'seen' => $seen, 'issued_on' => '2026-11-20']);

        $approve(self::SENT)->assertSessionHas('error', "{$this->holder->full_name} has sent other evidence since you opened the page. Read it before you decide.");
        $this->assertSame(CertificationStatus::Pending, $pending->refresh()->status);

        $approve('2026-11-23T02:05:00Z')->assertSessionHas('success');
    }

    public function test_file_that_is_sent_again_is_the_evidence(): void
    {
        $pending = $this->certification();
        foreach (['first', 'second', 'first'] as $content) {
            $file = UploadedFile::fake()->createWithContent("{$content}.pdf", str_replace('endobj', "/{$content} endobj", self::PDF));
            $this->actingAs($this->again())->post(route('user-profile.certifications.evidence.store', $pending), ['file' => $file])->assertSessionHas('success');
        }

        $this->actingAs($this->manager)->get(route('users.certifications.show', $this->holder))->assertInertia(fn ($page) => $page->where('certifications.0.evidence_name', 'first.pdf')->etc());
        $this->assertStringContainsString('first', $this->get(route('users.certifications.evidence', [$pending, 'show' => 1]))->assertOk()->streamedContent());
    }

    public function test_user_can_not_decide_or_renew_their_own(): void
    {
        $people = $this->peopleManager();
        $own = Certification::query()->create(['user_id' => $people->id, 'certification_type_id' => $this->type->id, 'evidence_at' => now()]);

        $this->actingAs($people)->put(route('users.certifications.decide', $own), ['decision' => 'approve', 'issued_on' => '2026-11-20'])->assertForbidden();
        $this->post(route('users.certifications.renew'), ['ids' => [$own->id], 'issued_on' => '2026-11-20'])->assertSessionHas('error', 'You can’t renew any of these certifications.');

        $this->assertSame(CertificationStatus::Pending, $own->refresh()->status);
    }

    public function test_only_the_manager_and_people_managers_decide(): void
    {
        $pending = $this->certification(evidenceAt: now());
        $stranger = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        User::factory()->createOne(['manager_id' => $stranger->id]);

        $this->actingAs($stranger)->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'issued_on' => '2026-11-20'])->assertForbidden();
        $this->get(route('users.certifications.evidence', $pending))->assertForbidden();
        $this->get(route('users.certifications.show', $this->holder))->assertForbidden();
        $this->actingAs($this->manager)->get(route('users.certifications.show', $this->holder))->assertOk();
        $this->actingAs($this->peopleManager())->get(route('users.certifications.show', $this->holder))->assertOk();
    }

    /** @param  array<string, string>  $fields */
    #[TestWith([['decision' => 'approve'], 'issued_on'])]
    #[TestWith([['decision' => 'approve', 'issued_on' => '2026-11-30'], 'issued_on'])]
    #[TestWith([['decision' => 'refuse'], 'reason'])]
    #[TestWith([['decision' => 'refuse', 'reason' => 'The name is cut off.'], 'seen'])]
    #[TestWith([['decision' => 'forget'], 'decision'])]
    public function test_incomplete_decision_is_refused(array $fields, string $field): void
    {
        $pending = $this->certification(evidenceAt: now());

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), $fields)->assertSessionHasErrors($field);
        $this->assertSame(CertificationStatus::Pending, $pending->refresh()->status);
    }

    public function test_training_that_is_too_old_is_refused(): void
    {
        $pending = $this->certification(evidenceAt: now());

        $this->actingAs($this->manager)->put(route('users.certifications.decide', $pending), ['decision' => 'approve', 'seen' => self::SENT, 'issued_on' => '2025-11-20'])
            ->assertSessionHas('error', 'A certification from 20 November 2025 has already ended.');
    }

    public function test_evidence_of_others_and_wrong_files_are_refused(): void
    {
        $pending = $this->certification();

        $this->actingAs($this->manager)->post(route('user-profile.certifications.evidence.store', $pending), ['file' => $this->file()])->assertForbidden();
        $this->actingAs($this->holder)->post(route('user-profile.certifications.evidence.store', $pending))->assertSessionHasErrors(['file' => 'Choose a file.']);
        $this->post(route('user-profile.certifications.evidence.store', $pending), ['file' => UploadedFile::fake()->createWithContent('run.exe', 'MZ')])->assertSessionHasErrors('file');
        $this->send($this->certification(CertificationStatus::Valid, expiresOn: '2027-02-01'))->assertSessionHas('error', 'This certification is Valid, so it needs no evidence.');
        $this->assertNull($pending->refresh()->evidence_at);
    }

    public function test_holder_and_manager_open_the_evidence(): void
    {
        $pending = $this->certification();
        $this->get(route('users.certifications.evidence', $pending))->assertRedirect(route('login'));
        $this->send($pending);

        foreach ([$this->holder, $this->manager] as $reader) {
            $this->assertSame(self::PDF, $this->actingAs($reader)->get(route('users.certifications.evidence', [$pending, 'show' => 1]))->assertOk()->streamedContent());
        }
        $this->assertSame(2, AuditEvent::query()->where('action', 'certification.attachment_opened')->count());
    }

    public function test_manager_lists_only_their_reports(): void
    {
        $this->certification(evidenceAt: now());
        Certification::query()->create(['user_id' => User::factory()->createOne()->id, 'certification_type_id' => $this->type->id]);

        $this->actingAs($this->manager)->get(route('users.certifications.index'))->assertInertia(fn ($page) => $page
            ->component('Users/Certifications/Index')->has('certifications', 1)->where('certifications.0.full_name', $this->holder->full_name)->etc());
        $this->actingAs($this->peopleManager())->get(route('users.certifications.index'))->assertInertia(fn ($page) => $page->has('certifications', 2)->where('certifications.0.user_id', $this->holder->id)->etc());
        $this->get(route('users.certifications.index', ['evidence' => 1]))->assertInertia(fn ($page) => $page->has('certifications', 1)->etc());
        $this->actingAs($this->holder)->get(route('users.certifications.index'))->assertForbidden();
    }

    public function test_export_is_offered_to_its_holders_but_not_while_impersonating(): void
    {
        $exporter = User::factory()->withAbilities(Ability::ViewCertificationTypes, Ability::ViewReportExports)->createOne();
        $this->actingAs($exporter)->get(route('users.certifications.index'))->assertInertia(fn ($page) => $page->where('can_export', true)->etc());

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $developer->id, 'target_id' => $exporter->id, 'reason' => 'Looking into ticket 812', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])
            ->get(route('users.certifications.index'))->assertInertia(fn ($page) => $page->where('can_export', false)->etc());
    }

    public function test_joint_training_renews_several_at_once(): void
    {
        $expiring = $this->certification(CertificationStatus::Expiring, expiresOn: '2026-12-01');
        $pending = $this->certification();
        $colleague = User::factory()->createOne(['manager_id' => $this->manager->id]);
        $other = Certification::query()->create(['user_id' => $colleague->id, 'certification_type_id' => $this->type->id]);
        $foreign = Certification::query()->create(['user_id' => User::factory()->createOne()->id, 'certification_type_id' => $this->type->id]);

        $this->actingAs($this->manager)->post(route('users.certifications.renew'), ['ids' => [$expiring->id, $pending->id, $other->id, $foreign->id], 'issued_on' => '2026-11-23'])
            ->assertSessionHas('success', 'Certifications renewed.');

        $this->assertSame([CertificationStatus::Expiring, CertificationStatus::Valid, CertificationStatus::Valid, CertificationStatus::Pending], [
            $expiring->refresh()->status, $pending->refresh()->status, $other->refresh()->status, $foreign->refresh()->status,
        ]);
        $this->assertSame('2027-11-23', $pending->expires_on?->toDateString());
        $this->assertSame(4, Certification::query()->count());
        $this->post(route('users.certifications.renew'), ['ids' => [], 'issued_on' => '2026-11-23'])->assertSessionHasErrors('ids');
    }

    private function peopleManager(): User
    {
        return User::factory()->withRole(StaffRole::PeopleManager)->createOne();
    }

    private function again(): User
    {
        return User::query()->findOrFail($this->holder->id);
    }

    private function certification(CertificationStatus $status = CertificationStatus::Pending, ?string $expiresOn = null, mixed $evidenceAt = null): Certification
    {
        return Certification::query()->create([
            'user_id' => $this->holder->id, 'certification_type_id' => $this->type->id, 'status' => $status,
            'issued_on' => $expiresOn === null ? null : '2025-12-01', 'expires_on' => $expiresOn, 'evidence_at' => $evidenceAt,
        ]);
    }

    private function file(): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('training.pdf', self::PDF);
    }

    /** @return TestResponse<Response> */
    private function send(Certification $certification): TestResponse
    {
        return $this->actingAs($this->again())->post(route('user-profile.certifications.evidence.store', $certification), ['file' => $this->file()]);
    }
}

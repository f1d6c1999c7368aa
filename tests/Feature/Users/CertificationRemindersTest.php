<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Mail\Users\CertificationReminderMail;
use App\Models\Certification;
use App\Models\CertificationReminder;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Mail\Events\MessageSending;
use Illuminate\Mail\Mailer;
use Illuminate\Mail\MailManager;
use Illuminate\Mail\Transport\ArrayTransport;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

/** The scheduled command: states, renewals to earn, and reminders. */
final class CertificationRemindersTest extends TestCase
{
    use RefreshDatabase;

    private User $holder;

    private CertificationType $type;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->holder = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->type = CertificationType::query()->create(['title' => 'RSG training', 'description' => '', 'valid_months' => 12]);
        $this->type->roles()->attach($this->holder->role_id);
    }

    public function test_reminders_of_30_7_and_0_days_are_sent_once(): void
    {
        Mail::fake();
        $certification = $this->certification('2026-12-31');

        foreach (
            [
                '2026-11-30' => 0,
                '2026-12-01' => 1,
                '2026-12-02' => 1,
                '2026-12-23' => 1,
                '2026-12-24' => 2,
                '2026-12-30' => 2,
                '2026-12-31' => 3,
                '2027-01-01' => 3,
                '2027-03-01' => 3,
            ] as $day => $sent
        ) {
            $this->travelTo("{$day} 02:00:00");
            Artisan::call('certifications:advance');
            Artisan::call('certifications:advance');
            Mail::assertSentCount($sent);
        }
        Mail::assertSent(CertificationReminderMail::class, fn (CertificationReminderMail $mail): bool => $mail->hasTo($this->holder->email));
        $this->assertSame([30, 7, 0], CertificationReminder::query()->orderBy('id')->pluck('days')->all());
        $toasts = OutboxMessage::query()
            ->get()
            ->filter(fn (OutboxMessage $row): bool => ($row->payload['people'] ?? []) === [[$this->holder->id, 0]])
            ->map(static fn (OutboxMessage $row): string => $row->payload['data']['body']);
        $this->assertSame(['It ends in 30 days.', 'It ends in 7 days.', 'It ends today.'], $toasts->values()->all());
        $this->assertSame(CertificationStatus::Expired, $certification->refresh()->status);
    }

    public function test_stopped_scheduler_sends_only_the_last_reminder(): void
    {
        Mail::fake();
        $this->certification('2026-11-25');

        Artisan::call('certifications:advance');

        Mail::assertSentCount(1);
        $this->assertSame([7], CertificationReminder::query()->pluck('days')->all());
    }

    public function test_failed_email_is_sent_by_the_next_run_and_no_other_twice(): void
    {
        config(['mail.default' => 'array']);
        $other = User::factory()->createOne(['role_id' => $this->holder->role_id]);
        $this->certification('2026-11-25');
        Certification::query()->create(['user_id' => $other->id, 'certification_type_id' => $this->type->id, 'status' => CertificationStatus::Valid, 'expires_on' => '2026-11-26']);
        $failures = 1;
        Event::listen(static function (MessageSending $event) use (&$failures, $other): void {
            if ($failures > 0 && $event->message->getTo()[0]->getAddress() === $other->email) {
                $failures--;
                throw new RuntimeException('The mail server is down.');
            }
        });

        Artisan::call('certifications:advance');
        Artisan::call('certifications:advance');
        Artisan::call('certifications:advance');

        $mailer = app(MailManager::class)->mailer('array');
        assert($mailer instanceof Mailer && $mailer->getSymfonyTransport() instanceof ArrayTransport);
        $sent = $mailer->getSymfonyTransport()->messages()->map(static fn ($message): string => $message->getEnvelope()->getRecipients()[0]->getAddress())->all();
        $this->assertSame([$this->holder->email, $other->email], $sent);
        $this->assertSame(0, CertificationReminder::query()->whereNull('emailed_at')->count());
    }

    public function test_run_continues_after_a_certification_and_a_type_that_fail(): void
    {
        Mail::fake();
        [$failing, $other] = [$this->certification('2026-11-22'), $this->certification('2026-11-22')];
        $nextType = CertificationType::query()->create(['title' => 'Privacy', 'description' => '', 'valid_months' => 12]);
        $nextType->roles()->attach($this->holder->role_id);
        Certification::updating(static fn (Certification $certification) => $certification->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);
        Certification::creating(fn (Certification $certification) => $certification->certification_type_id === $this->type->id ? throw new RuntimeException('The disk is full.') : null);

        Artisan::call('certifications:advance');

        $this->assertSame([CertificationStatus::Valid, CertificationStatus::Expired], [$failing->refresh()->status, $other->refresh()->status]);
        $this->assertSame([$nextType->id], Certification::query()->where('status', CertificationStatus::Pending)->pluck('certification_type_id')->all());
    }

    public function test_renewed_certification_gets_no_reminder(): void
    {
        Mail::fake();
        $old = $this->certification('2026-11-25');
        $this->certification('2027-11-20');

        Artisan::call('certifications:advance');
        $this->travelTo('2026-11-27 02:00:00');
        Artisan::call('certifications:advance');

        Mail::assertNothingSent();
        $this->assertSame(CertificationStatus::Expired, $old->refresh()->status);
        $this->assertSame(2, Certification::query()->count());
    }

    #[TestWith([true, 1])]
    #[TestWith([false, 0])]
    public function test_end_of_a_certification_is_announced_while_its_holder_is_active(bool $isActive, int $announced): void
    {
        Mail::fake();
        $this->holder->forceFill(['is_active' => $isActive])->save();
        User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $certification = $this->certification('2026-11-22');

        Artisan::call('certifications:advance');

        $this->assertSame(CertificationStatus::Expired, $certification->refresh()->status);
        $this->assertSame($announced, OutboxMessage::query()->where('topic', 'broadcast')->get()
            ->filter(fn (OutboxMessage $row): bool => $row->payload['data']['body'] === "{$this->holder->full_name}’s certification has ended.")->count());
    }

    #[TestWith(['2026-12-24', CertificationStatus::Valid])]
    #[TestWith(['2026-12-23', CertificationStatus::Expiring])]
    #[TestWith(['2026-11-23', CertificationStatus::Expiring])]
    #[TestWith(['2026-11-22', CertificationStatus::Expired])]
    public function test_status_follows_the_last_valid_day(string $expiresOn, CertificationStatus $status): void
    {
        Mail::fake();
        $certification = $this->certification($expiresOn);

        Artisan::call('certifications:advance');

        $this->assertSame($status, $certification->refresh()->status);
    }

    public function test_expiring_and_missing_certifications_become_work_to_do_once(): void
    {
        Mail::fake();
        $this->certification('2026-12-20');
        $starter = User::factory()->createOne(['role_id' => $this->holder->role_id]);
        $inactive = User::factory()->inactive()->createOne(['role_id' => $this->holder->role_id]);
        $elsewhere = User::factory()->withAbilities(Ability::ViewGuides)->createOne();

        Artisan::call('certifications:advance');
        Artisan::call('certifications:advance');

        $pending = Certification::query()->where('status', CertificationStatus::Pending)->orderBy('user_id')->pluck('user_id')->all();
        $this->assertSame([$this->holder->id, $starter->id], $pending);
        $this->assertNotContains($inactive->id, $pending);
        $this->assertNotContains($elsewhere->id, $pending);
    }

    public function test_roles_with_a_gated_right_need_its_certification(): void
    {
        Mail::fake();
        $this->type->roles()->detach();
        GatedAbility::query()->create(['ability' => Ability::ViewGuides->value, 'certification_type_id' => $this->type->id]);
        GatedAbility::query()->create(['ability' => GatedAbility::HANDLES_PAYMENTS, 'certification_type_id' => CertificationType::query()->create(['title' => 'Payments', 'description' => ''])->id]);
        $officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();

        Artisan::call('certifications:advance');

        $this->assertSame(1, Certification::query()->where('user_id', $this->holder->id)->count());
        $this->assertSame(2, Certification::query()->where('user_id', $officer->id)->count());
    }

    private function certification(string $expiresOn): Certification
    {
        return Certification::query()->create([
            'user_id' => $this->holder->id,
            'certification_type_id' => $this->type->id,
            'status' => CertificationStatus::Valid,
            'issued_on' => '2025-12-01',
            'expires_on' => $expiresOn,
        ]);
    }
}

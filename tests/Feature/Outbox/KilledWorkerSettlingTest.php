<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Actions\Rsg\ResolveFormSubmission;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ProcessTestCase;

/** Kills workers with -9 while they publish that work is settled. Every notification must be read, and every screen must know. */
final class KilledWorkerSettlingTest extends ProcessTestCase
{
    use KillsWorkers;

    private const PEOPLE = 30;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->officer = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne();
        User::factory()->count(self::PEOPLE - 1)->create(['role_id' => $this->officer->role_id, 'password' => $this->officer->password]);
        $this->startRealtime();
    }

    public function test_everyone_is_updated_when_a_worker_is_killed_while_publishing(): void
    {
        $form = $this->submit();
        $this->finish();
        $this->holdRealtime();
        app(ResolveFormSubmission::class)->handle($form, $this->officer);
        $before = count($this->received());
        $worker = $this->runArtisan(self::WORKER);
        $this->waitUntil(fn (): bool => count($this->received()) > $before, 'the worker publishes');

        $this->kill($worker);
        $this->assertSame(self::PEOPLE, $this->undelivered());

        $this->releaseRealtime();
        $this->finish();

        $this->assertEverybodyAgrees(forms: 1);
    }

    public function test_no_unread_notification_is_left_when_workers_are_killed_at_random_moments(): void
    {
        foreach (range(1, 6) as $number) {
            $form = $this->submit();
            Artisan::call('outbox:sweep');
            $worker = $this->runArtisan(self::WORKER);
            $this->awaitAnyMoment(self::PEOPLE);
            if ($number % 2 === 0) {
                $this->kill($worker);
                app(ResolveFormSubmission::class)->handle($form, $this->officer);
            } else {
                app(ResolveFormSubmission::class)->handle($form, $this->officer);
                $this->kill($worker);
            }
        }
        $this->finish();

        $this->assertEverybodyAgrees(forms: 6);
    }

    private function submit(): RsgFormSubmission
    {
        return DB::transaction(static function (): RsgFormSubmission {
            $form = RsgFormSubmission::factory()->createOne(['client_id' => null]);
            app(Outbox::class)->notify(NotificationType::FormSubmission, $form);

            return $form;
        });
    }

    /** Every written notification was published as read. A form that was settled early has none. */
    private function assertEverybodyAgrees(int $forms): void
    {
        $rows = Notification::query()->get();
        $this->assertSame(0, $rows->where('is_read', false)->count());
        $this->assertLessThanOrEqual($forms * self::PEOPLE, $rows->count());
        $this->assertCount($rows->count(), $rows->unique(static fn (Notification $row): string => "{$row->user_id} {$row->subject_key}"));
        $this->assertSame(0, RsgFormSubmission::query()->whereNull('resolved_at')->count());

        $read = [];
        foreach ($this->published() as $event) {
            if ($event['name'] === 'read-notification-event') {
                $read[$event['channel'].' '.$event['data']['notification_id']] = true;
            }
        }
        $expected = $rows->map(static fn (Notification $row): string => "private-read-notifications.{$row->user_id} {$row->id}")->all();
        $this->assertEqualsCanonicalizing($expected, array_keys($read));
        $this->assertSame(0, $this->undelivered());
    }
}

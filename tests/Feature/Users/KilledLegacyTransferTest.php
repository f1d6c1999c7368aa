<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\AdvanceLegacyTransfer;
use App\Actions\Users\ApproveLegacyTransfer;
use App\Actions\Users\DraftLegacyTransfer;
use App\Actions\Users\UndoLegacyTransfer;
use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use App\Enums\StaffRole;
use App\Jobs\Users\RunLegacyTransfer;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\LegacyTransfer;
use App\Models\LegacyTransferRow;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Outbox\KillsWorkers;
use Tests\Support\Mortal;
use Tests\Support\ProcessTestCase;

/** Kills processes with -9 during a transfer. Every record must move once, and the undo must return it. */
final class KilledLegacyTransferTest extends ProcessTestCase
{
    use KillsWorkers;

    private User $tom;

    private User $priya;

    public function test_every_record_moves_once_when_the_process_is_killed_at_every_step(): void
    {
        Queue::fake([RunLegacyTransfer::class]);
        $transfer = $this->approved(3);

        $deaths = Mortal::dieAtEveryStep(static fn () => self::finish($transfer->id), static fn () => null);

        $this->assertGreaterThan(3, $deaths);
        $this->assertMoved($transfer, 3);
    }

    public function test_transfer_and_its_undo_continue_after_killed_workers(): void
    {
        $transfer = $this->approved(450);
        $this->runAndKill($transfer, static fn (LegacyTransfer $now): int => $now->moved_rows);
        $this->assertMoved($transfer, 450);

        app(UndoLegacyTransfer::class)->handle($transfer, $this->tom);
        $this->runAndKill($transfer, static fn (LegacyTransfer $now): int => $now->undone_rows);

        $this->assertSame([LegacyTransferStatus::Undone, 450, 0], [$transfer->refresh()->status, $transfer->undone_rows, $transfer->kept_rows]);
        $this->assertSame([450, 0], [Client::query()->where('account_manager_id', $this->tom->id)->count(), Client::query()->where('account_manager_id', $this->priya->id)->count()]);
        $this->assertSame(900, AuditEvent::query()->where('action', 'client.updated')->count());
    }

    /** @param  callable(LegacyTransfer): int  $progress */
    private function runAndKill(LegacyTransfer $transfer, callable $progress): void
    {
        for ($kill = 1; $kill <= 3; $kill++) {
            $worker = $this->runArtisan(self::WORKER);
            $before = $progress($transfer->refresh());
            $this->waitUntil(static fn (): bool => $progress($transfer->refresh()) > $before || ! $transfer->status->isUnfinished(), 'another batch is done');
            $this->kill($worker);
            // The queue keeps the dead worker's job reserved; the sweep doesn't wait for it.
            Artisan::call('transfers:resume', ['--lease' => 0]);
        }
        $this->runArtisan(self::WORKER.' --stop-when-empty')->wait();
    }

    private function approved(int $clients): LegacyTransfer
    {
        $this->tom = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->priya = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$creator, $second] = User::factory()->withRole(StaffRole::PeopleManager)->count(2)->create();
        $template = Client::factory()->createOne(['account_manager_id' => $this->tom->id])->refresh()->getAttributes();
        unset($template['id']);
        foreach (array_chunk(range(2, $clients), 100) as $numbers) {
            Client::query()->insert(array_map(static fn (int $number): array => [...$template, 'pin' => "k{$number}"], $numbers));
        }
        $transfer = app(DraftLegacyTransfer::class)->handle(
            $this->tom,
            $this->priya,
            [OwnedWorkKind::Clients],
            ['company_id' => null, 'state' => null, 'status' => null, 'db_list_id' => null],
            'Tom leaves',
            $creator,
        );
        app(ApproveLegacyTransfer::class)->handle($transfer, $second);

        return $transfer->refresh();
    }

    private static function finish(int $transferId): void
    {
        $runner = app(AdvanceLegacyTransfer::class);
        while ($runner->handle($transferId)) {
        }
    }

    private function assertMoved(LegacyTransfer $transfer, int $clients): void
    {
        $this->assertSame([LegacyTransferStatus::Done, $clients], [$transfer->refresh()->status, $transfer->moved_rows]);
        $this->assertSame([$clients, 0], [Client::query()->where('account_manager_id', $this->priya->id)->count(), Client::query()->where('account_manager_id', $this->tom->id)->count()]);
        $this->assertSame([$clients, $clients], [LegacyTransferRow::query()->count(), AuditEvent::query()->where('action', 'client.updated')->count()]);
    }
}

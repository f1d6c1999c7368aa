<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Messages\SendAutoCommunication;
use App\Enums\AutoCommunicationStatus;
use App\Models\AutoCommunication;
use Illuminate\Console\Command;
use Throwable;

/** Queues the automatic messages that are due, one transaction each. What is left after a minute waits for the next run. */
final class SendAutoMessages extends Command
{
    private const BATCH = 100;

    private const SECONDS = 50;

    protected $signature = 'auto-messages:send';

    protected $description = 'Queue the automatic messages that are due';

    public function handle(SendAutoCommunication $send): int
    {
        $end = now()->addSeconds(self::SECONDS);
        $done = 0;
        do {
            $due = AutoCommunication::due()
                ->orderBy('due_at')->orderBy('id')->limit(self::BATCH)->pluck('id');
            foreach ($due as $id) {
                try {
                    $send->handle($id);
                    $done++;
                } catch (Throwable $failure) {
                    // The others don't wait for it.
                    report($failure);
                    AutoCommunication::query()->whereKey($id)->where('status', AutoCommunicationStatus::Waiting)->update(['due_at' => now()->addMinutes(10)]);
                }
            }
        } while ($due->isNotEmpty() && now() < $end);
        $this->info("{$done} automatic messages handled.");

        return self::SUCCESS;
    }
}

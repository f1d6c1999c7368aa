<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Console\Scheduling\ScheduleRunCommand;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Support\Facades\DB;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\NullOutput;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 24: the scheduler was started twice, and each of its tasks is done once. */
final class TwoSchedulersTest extends TestCase
{
    use SharedDatabase;

    public function test_two_schedulers_prove_the_ledger_once_a_night(): void
    {
        $ran = $this->crowd()->act([$this->scheduler(), $this->scheduler(), $this->scheduler()]);

        $this->assertSame([true, true, true], $ran);
        $this->assertSame(1, DB::table('ledger_verifications')->count());
    }

    /** @return Closure(Closure(): void): bool */
    private function scheduler(): Closure
    {
        return static function (Closure $wait): bool {
            config(['cache.default' => 'database', 'cache.stores.database.connection' => null]);
            $kernel = app(Kernel::class);
            $kernel->bootstrap();
            $schedule = app(Schedule::class);
            $verify = array_values(array_filter($schedule->events(), static fn (Event $event): bool => str_contains((string) $event->command, 'ledger:verify')))[0];
            // Other tasks that are due every minute would only take time.
            (function () use ($verify): void {
                $this->events = [$verify];
            })->call($schedule);
            // A minute in which the task is due.
            [$minute, $hour] = explode(' ', $verify->expression);
            CarbonImmutable::setTestNow(CarbonImmutable::now('UTC')->setTime((int) $hour, (int) $minute));
            $command = app(ScheduleRunCommand::class);
            $command->setLaravel(app());
            $wait();
            $command->run(new ArrayInput([]), new NullOutput);

            return true;
        };
    }
}

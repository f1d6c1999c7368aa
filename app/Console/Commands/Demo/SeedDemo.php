<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

use App\Models\User;
use Database\Seeders\Demo\AdjustmentSeeder;
use Database\Seeders\Demo\AffiliateStatementSeeder;
use Database\Seeders\Demo\AutomationSeeder;
use Database\Seeders\Demo\AutoMessageSeeder;
use Database\Seeders\Demo\BetstopSeeder;
use Database\Seeders\Demo\BettingSeeder;
use Database\Seeders\Demo\BettingYearSeeder;
use Database\Seeders\Demo\BlastSeeder;
use Database\Seeders\Demo\BonusWorkSeeder;
use Database\Seeders\Demo\CertificationSeeder;
use Database\Seeders\Demo\ClientHistorySeeder;
use Database\Seeders\Demo\ClientMoneySeeder;
use Database\Seeders\Demo\ClientSeeder;
use Database\Seeders\Demo\CorrespondenceSeeder;
use Database\Seeders\Demo\DbClientSeeder;
use Database\Seeders\Demo\DepositLearningSeeder;
use Database\Seeders\Demo\DepositWorkSeeder;
use Database\Seeders\Demo\DuplicateSeeder;
use Database\Seeders\Demo\EvidenceSeeder;
use Database\Seeders\Demo\ExclusionSeeder;
use Database\Seeders\Demo\FilterPresetSeeder;
use Database\Seeders\Demo\GuideWorkSeeder;
use Database\Seeders\Demo\ImportSeeder;
use Database\Seeders\Demo\IncomingWorkSeeder;
use Database\Seeders\Demo\IntakeTraceSeeder;
use Database\Seeders\Demo\LeadSeeder;
use Database\Seeders\Demo\LedgerSeeder;
use Database\Seeders\Demo\ListWorkSeeder;
use Database\Seeders\Demo\MatchSeeder;
use Database\Seeders\Demo\NotificationSeeder;
use Database\Seeders\Demo\PaymentSeeder;
use Database\Seeders\Demo\ProtectionSeeder;
use Database\Seeders\Demo\ReconciliationSeeder;
use Database\Seeders\Demo\ReferenceSeeder;
use Database\Seeders\Demo\RoleProposalSeeder;
use Database\Seeders\Demo\ServicesSeeder;
use Database\Seeders\Demo\StaffSeeder;
use Database\Seeders\Demo\TeamNoteSeeder;
use Database\Seeders\Demo\UserAccountSeeder;
use Database\Seeders\Demo\UserLogSeeder;
use Database\Seeders\Demo\WebsiteUpdateSeeder;
use Database\Seeders\Demo\WithdrawalWorkSeeder;
use Database\Seeders\Demo\WorkSeeder;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

/** Fills an empty database with realistic people and work. Never changes a database that has staff. */
final class SeedDemo extends Command
{
    protected $signature = 'demo:seed {--clients=2000 : Number of clients} {--once : Do nothing when there is data} {--force : Also with APP_ENV=production}';

    protected $description = 'Fill an empty database with demo data';

    /** In this order, because each seeder uses the data of those before it. */
    private const WORK = [
        ClientHistorySeeder::class,
        WorkSeeder::class,
        IncomingWorkSeeder::class,
        BettingSeeder::class,
        CorrespondenceSeeder::class,
        BettingYearSeeder::class,
        ClientMoneySeeder::class,
        LedgerSeeder::class,
        PaymentSeeder::class,
        DepositLearningSeeder::class,
        DepositWorkSeeder::class,
        WithdrawalWorkSeeder::class,
        AdjustmentSeeder::class,
        ProtectionSeeder::class,
        BetstopSeeder::class,
        LeadSeeder::class,
        DbClientSeeder::class,
        ImportSeeder::class,
        MatchSeeder::class,
        DuplicateSeeder::class,
        NotificationSeeder::class,
        IntakeTraceSeeder::class,
        FilterPresetSeeder::class,
        ListWorkSeeder::class,
        ReconciliationSeeder::class,
        ExclusionSeeder::class,
        UserLogSeeder::class,
        UserAccountSeeder::class,
        RoleProposalSeeder::class,
        CertificationSeeder::class,
        BonusWorkSeeder::class,
        ServicesSeeder::class,
        WebsiteUpdateSeeder::class,
        BlastSeeder::class,
        AutoMessageSeeder::class,
        TeamNoteSeeder::class,
        EvidenceSeeder::class,
        GuideWorkSeeder::class,
        AutomationSeeder::class,
    ];

    public function handle(ClientSeeder $clients): int
    {
        if (User::withTrashed()->exists()) {
            return $this->refuse();
        }
        // The demo staff have a known password.
        if ($this->laravel->isProduction() && ! $this->option('force')) {
            $this->error('Demo data is not for production. Create the first account with php artisan users:first.');

            return self::FAILURE;
        }

        $count = max(20, (int) $this->option('clients'));
        $started = hrtime(true);
        $this->writeWithoutWaiting();
        foreach ([StaffSeeder::class, ReferenceSeeder::class] as $seeder) {
            $this->laravel->make($seeder)->setContainer($this->laravel)->setCommand($this)->__invoke();
        }

        $bar = $this->output->createProgressBar($count);
        $clients->run($count, static fn (int $written) => $bar->advance($written));
        $bar->finish();
        $this->newLine();
        foreach (self::WORK as $seeder) {
            $this->laravel->make($seeder)->run();
        }
        $this->call('stats:rebuild');
        // The last three months at once; the scheduler adds the earlier days.
        $this->callSilently('reports:add-up', ['--days' => '92']);
        $this->call('affiliates:add-up', ['--months' => 25]);
        $this->laravel->make(AffiliateStatementSeeder::class)->setContainer($this->laravel)->__invoke();
        $this->call('search:rebuild');
        $this->callSilently('transactions:add-up');
        $this->callSilently('deposits:sum-bank-days');
        $this->call('ledger:verify');
        $this->callSilently('audit:seal', ['--most' => 1_000]);
        $this->call('db:optimize');

        $this->info(sprintf('%s clients and their work in %.1f s.', number_format($count), (hrtime(true) - $started) / 1e9));

        return self::SUCCESS;
    }

    /** Thousands of transactions would each wait for the disk. After a power cut, delete the database and start again. */
    private function writeWithoutWaiting(): void
    {
        if (DB::getDriverName() === 'sqlite' && DB::transactionLevel() === 0) {
            DB::statement('pragma synchronous = off');
        }
    }

    private function refuse(): int
    {
        if ($this->option('once')) {
            return self::SUCCESS;
        }
        $this->error('This database already has data. Demo data needs an empty database.');

        return self::FAILURE;
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\AdvanceDbCleanup;
use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\SaveDbClient;
use App\Actions\DbClients\StartDbCleanup;
use App\Actions\DbClients\SuppressDbClients;
use App\Domain\DbClients\DbClientConversion;
use App\Enums\Ability;
use App\Enums\DbCleanupKind;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use Closure;
use Illuminate\Support\Facades\Queue;
use Illuminate\Validation\ValidationException;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Colleagues call duplicate records of one person at the same time. */
final class SimultaneousDbClientsTest extends TestCase
{
    use SharedDatabase;

    private const RECORDS = 4;

    public function test_simultaneous_conversions_create_one_lead(): void
    {
        Queue::fake();
        $user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        $dbClients = [];
        for ($at = 0; $at < self::RECORDS; $at++) {
            $dbClients[] = $dbClient = DbClient::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04']);
            DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570156', 'is_valid' => true]);
        }

        $outcomes = $this->crowd()->act(array_map(static fn (DbClient $dbClient): Closure => self::converter($dbClient->id, $user->id), $dbClients));

        $this->assertEqualsCanonicalizing(['converted', ...array_fill(0, self::RECORDS - 1, 'refused')], $outcomes);
        $this->assertSame(1, Lead::query()->count());
    }

    public function test_db_client_that_is_converted_while_it_is_suppressed_stays_a_lead(): void
    {
        Queue::fake();
        $user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        for ($at = 0; $at < self::RECORDS; $at++) {
            $dbClient = DbClient::factory()->createOne(['status' => DbClientStatus::Validated]);

            $this->crowd()->act([self::converter($dbClient->id, $user->id), static function (Closure $wait) use ($dbClient, $user): string {
                $wait();
                app(SuppressDbClients::class)->handle([$dbClient->id], SuppressionReason::Stop, User::query()->findOrFail($user->id));

                return 'suppressed';
            }]);

            $this->assertSame($dbClient->refresh()->status === DbClientStatus::Converted, $dbClient->lead_id !== null);
        }
    }

    public function test_only_one_of_several_clean_ups_starts(): void
    {
        $users = array_values(User::factory()->withAbilities(Ability::ViewDbClients)->createMany(self::RECORDS)->modelKeys());

        $outcomes = $this->crowd()->act(array_map(static fn (int $userId): Closure => static function (Closure $wait) use ($userId): string {
            Queue::fake();
            $user = User::query()->findOrFail($userId);
            $wait();
            try {
                app(StartDbCleanup::class)->handle(DbCleanupKind::FixNameCase, $user);
            } catch (ValidationException) {
                return 'refused';
            }

            return 'started';
        }, $users));

        $this->assertEqualsCanonicalizing(['started', ...array_fill(0, self::RECORDS - 1, 'refused')], $outcomes);
        $this->assertSame(1, DbCleanup::query()->count());
    }

    public function test_clean_up_does_not_overwrite_a_simultaneous_change(): void
    {
        $user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne();
        $last = DbClient::factory()->createMany(array_fill(0, 400, ['first_name' => 'ANN', 'last_name' => 'LEE', 'status' => DbClientStatus::Raw]))->last();
        $this->assertInstanceOf(DbClient::class, $last);
        $cleanup = DbCleanup::query()->create(['kind' => DbCleanupKind::FixNameCase, 'user_id' => $user->id, 'total_rows' => 400]);

        [, $outcome] = $this->crowd()->act([
            static function (Closure $wait) use ($cleanup): string {
                $wait();
                app(AdvanceDbCleanup::class)->handle($cleanup);

                return 'cleaned';
            },
            static function (Closure $wait) use ($last, $user): string {
                $wait();
                usleep(150_000);
                try {
                    app(SaveDbClient::class)->handle($last, ['first_name' => 'Joanne'], [], [], 1, $user);
                } catch (ValidationException) {
                    return 'refused';
                }

                return 'saved';
            },
        ]);

        $this->assertSame($outcome === 'saved' ? 'Joanne' : 'Ann', $last->refresh()->first_name);
    }

    /** @return Closure(Closure(): void): string */
    private static function converter(int $dbClientId, int $userId): Closure
    {
        return static function (Closure $wait) use ($dbClientId, $userId): string {
            [$dbClient, $user] = [DbClient::query()->findOrFail($dbClientId), User::query()->findOrFail($userId)];
            $wait();

            try {
                app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion, $user);
            } catch (ValidationException) {
                return 'refused';
            }

            return 'converted';
        };
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\DbClientConversion;
use App\Enums\Ability;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use Closure;
use Illuminate\Support\Facades\Queue;
use Illuminate\Validation\ValidationException;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** One person stands in the database several times, and each record is called by somebody else. */
final class SimultaneousProspectsTest extends TestCase
{
    use SharedDatabase;

    private const RECORDS = 4;

    public function test_one_lead_comes_of_it(): void
    {
        Queue::fake();
        $user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        $prospects = [];
        for ($at = 0; $at < self::RECORDS; $at++) {
            $prospects[] = $prospect = DbClient::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04']);
            DbPhoneNumber::factory()->createOne(['db_client_id' => $prospect->id, 'e164' => '+61491570156', 'is_valid' => true]);
        }

        $outcomes = $this->crowd()->act(array_map(static fn (DbClient $prospect): Closure => self::converter($prospect->id, $user->id), $prospects));

        $this->assertEqualsCanonicalizing(['converted', ...array_fill(0, self::RECORDS - 1, 'refused')], $outcomes);
        $this->assertSame(1, Lead::query()->count());
    }

    /** @return Closure(Closure(): void): string */
    private static function converter(int $prospectId, int $userId): Closure
    {
        return static function (Closure $wait) use ($prospectId, $userId): string {
            [$prospect, $user] = [DbClient::query()->findOrFail($prospectId), User::query()->findOrFail($userId)];
            $wait();

            try {
                app(ConvertDbClient::class)->handle($prospect, new DbClientConversion, $user);
            } catch (ValidationException) {
                return 'refused';
            }

            return 'converted';
        };
    }
}

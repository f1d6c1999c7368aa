<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\AuthenticationRecorder;
use App\Enums\AuthenticationKind;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** The database refuses changes to the sign-in log and to impersonations. */
final class AppendOnlyLogsTest extends TestCase
{
    use RefreshDatabase;

    private Impersonation $impersonation;

    protected function setUp(): void
    {
        parent::setUp();

        $actor = User::factory()->createOne();
        app(AuthenticationRecorder::class)->record(AuthenticationKind::Password, false, $actor->email, $actor);
        $this->impersonation = Impersonation::query()->create([
            'actor_id' => $actor->id, 'target_id' => User::factory()->createOne()->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now(),
        ]);
    }

    /** @return iterable<string, array{string}> */
    public static function changes(): iterable
    {
        yield 'update a sign-in' => ["update authentication_logs set email = 'other@example.com'"];
        yield 'delete a sign-in' => ['delete from authentication_logs'];
        yield 'delete an impersonation' => ['delete from impersonations'];
        yield 'change the reason' => ["update impersonations set reason = 'Other'"];
        yield 'change the actor' => ['update impersonations set actor_id = target_id'];
        yield 'change the reason with the end' => ["update impersonations set reason = 'Other', ended_at = started_at"];
        yield 'change nothing' => ['update impersonations set ended_at = null'];
    }

    #[DataProvider('changes')]
    public function test_the_database_refuses_to_change_the_logs(string $sql): void
    {
        $this->expectException(QueryException::class);

        DB::statement($sql);
    }

    public function test_an_impersonation_ends_once(): void
    {
        app(StopImpersonation::class)->handle($this->impersonation);
        $end = $this->impersonation->refresh()->ended_at;
        $this->assertNotNull($end);

        $this->travel(5)->minutes();
        app(StopImpersonation::class)->handle($this->impersonation);
        $this->assertEquals($end, $this->impersonation->refresh()->ended_at);

        $this->expectException(QueryException::class);
        DB::table('impersonations')->update(['ended_at' => now()]);
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Contracts;

use App\Enums\StaffRole;
use App\Http\Middleware\ThrottleIntake;
use App\Http\Middleware\ThrottlePages;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\Client;
use App\Models\User;
use App\Models\WebhookSource;
use Illuminate\Contracts\Cache\Factory as Caches;
use Illuminate\Contracts\Validation\Factory as Validation;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\Route;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use Illuminate\Validation\Factory;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\RouteRecords;
use Tests\TestCase;

/**
 * Sends every write route each JSON type in each field. The fields are the keys of the rules that the route's validators get,
 * so a new route and a new field are covered without a change here.
 */
final class WriteInputTest extends TestCase
{
    use RefreshDatabase, RouteRecords;

    /** JSON texts. */
    private const VALUES = ['null', 'true', '0', '-1', '1e300', '9007199254740992', '""', '"text"', '"2026-11-20"', '[]', '{}', '[["a"]]', '{"a":{"b":[1]}}', '[null]'];

    /** A body with one of these is refused as a whole. */
    private const REFUSED = ['"a\u0000b"', '"a\ud800b"'];

    /** Fields whose value decides which other fields exist. */
    private const DECIDING = [
        'filter-presets.store' => ['list' => 'clients'],
    ];

    private User $user;

    private Client $client;

    private string $token;

    private WebhookSource $source;

    /** @var array<int|string, true> */
    private array $fields = [];

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        Mail::fake();
        $this->withoutMiddleware([ThrottlePages::class, ThrottleIntake::class]);
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->client = Client::factory()->createOne();
        $scopes = array_column(IntakeScope::cases(), 'value');
        $this->token = $this->user->createToken('test', $scopes)->plainTextToken;
        $this->source = WebhookSource::factory()->createOne(['scopes' => $scopes, 'secret' => WebhookSecret::generate()]);
        $this->recordFields();
    }

    /** @return array<string, array{string}> */
    public static function areas(): array
    {
        return ['pages' => ['web'], 'intake with a token' => ['api.'], 'signed intake' => ['api.webhooks.']];
    }

    #[DataProvider('areas')]
    public function test_write_routes_answer_every_json_type_without_an_internal_error(string $area): void
    {
        $failures = [];
        $sent = 0;
        foreach ($this->writeRoutes($area) as $name => $route) {
            $this->fields = [];
            $this->visit($route, [], $name);
            $fields = array_map(strval(...), array_keys($this->fields + (self::DECIDING[$name] ?? [])));
            foreach ($this->bodies($fields, $name) as $body) {
                $sent++;
                $response = $this->visit($route, $body, $name);
                if ($response->getStatusCode() >= 500) {
                    $failures[] = "{$name} ".Str::limit((string) json_encode($body), 300).' '.$response->exception?->getMessage();
                }
            }
        }

        $this->assertSame([], $failures);
        $this->assertGreaterThan(100, $sent);
    }

    /**
     * Every field gets every value in one of the bodies, beside other values. Fields with fields below them are sent separately.
     *
     * @param  list<string>  $fields
     * @return iterable<array<string, string>> JSON texts by field
     */
    private function bodies(array $fields, string $name): iterable
    {
        $isParent = static fn (string $field): bool => array_filter($fields, static fn (string $other): bool => str_starts_with($other, "{$field}.")) !== [];
        $parents = array_values(array_filter($fields, $isParent));
        $fixed = array_map(static fn (string $value): string => (string) json_encode($value), self::DECIDING[$name] ?? []);
        $values = [...self::VALUES, '"'.str_repeat('x', 10_240).'"'];

        foreach (array_filter([$parents, array_values(array_diff($fields, $parents))]) as $level) {
            foreach (array_keys($values) as $shift) {
                $body = [];
                foreach ($level as $place => $field) {
                    $body[$field] = $values[($place + $shift) % count($values)];
                }
                yield $body;
                if ($fixed !== []) {
                    yield [...$body, ...$fixed];
                }
            }
            foreach (self::REFUSED as $value) {
                yield array_fill_keys($level, $value);
            }
        }
    }

    /**
     * @param  array<string, string>  $body  JSON texts by field
     * @return TestResponse<Response>
     */
    private function visit(Route $route, array $body, string $name): TestResponse
    {
        $this->app['session.store']->flush();
        $this->app['auth']->forgetGuards();
        $this->app->make(Caches::class)->store()->clear();
        $headers = ['Content-Type' => 'application/json', 'Accept' => 'application/json'];
        $content = $this->content($body);
        $path = str_replace(['{source}', '{reference}'], [$this->source->slug, 'REF-1'], $this->pathOf($route, $this->user, $this->client));
        if (str_starts_with($name, 'api.webhooks.')) {
            $id = Str::uuid()->toString();
            $headers += [
                'webhook-id' => $id,
                'webhook-timestamp' => (string) now()->getTimestamp(),
                'webhook-signature' => WebhookSecret::parse($this->source->secret)->signCall(
                    $id,
                    now()->getTimestamp(),
                    'POST',
                    $path,
                    $content,
                ),
            ];
        } elseif (str_starts_with($name, 'api.')) {
            $headers += ['Authorization' => "Bearer {$this->token}", 'Idempotency-Key' => Str::uuid()->toString()];
        } elseif (! in_array('guest', $route->gatherMiddleware(), true)) {
            $this->actingAs(User::query()->findOrFail($this->user->id));
        }

        DB::beginTransaction();
        try {
            return $this->call($route->methods()[0], $path, server: $this->transformHeadersToServerVars($headers), content: $content);
        } finally {
            DB::rollBack();
        }
    }

    /** @param  array<string, string>  $body */
    private function content(array $body): string
    {
        $nested = $texts = [];
        foreach ($body as $field => $text) {
            $mark = '@'.count($texts).'@';
            $texts["\"{$mark}\""] = $text;
            Arr::set($nested, str_replace('*', '0', $field), $mark);
        }

        return strtr((string) json_encode((object) $nested), $texts);
    }

    /** @return iterable<string, Route> */
    private function writeRoutes(string $area): iterable
    {
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            $name = (string) $route->getName();
            $of = match (true) {
                str_starts_with($name, 'api.webhooks.') => 'api.webhooks.',
                str_starts_with($name, 'api.') => 'api.',
                default => 'web',
            };
            if ($name !== '' && $of === $area && ! in_array('GET', $route->methods(), true)) {
                yield $name => $route;
            }
        }
    }

    private function recordFields(): void
    {
        $validation = $this->app->make(Validation::class);
        assert($validation instanceof Factory);
        $make = (fn () => $this->resolver)->call($validation);
        $validation->resolver(function (...$arguments) use ($make) {
            $this->fields += array_fill_keys(array_keys($arguments[2]), true);

            return $make === null ? new \Illuminate\Validation\Validator(...$arguments) : $make(...$arguments);
        });
    }
}

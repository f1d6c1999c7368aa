<?php

declare(strict_types=1);

namespace Tests\Feature\OpenApi;

use App\Models\Affiliate;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Api\IntakeTestCase;
use Tests\Support\OpenApi\DocumentedApi;

/** The intake accepts every example of the API document. */
final class ExamplesWorkTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        Storage::fake('local');
        $this->travelTo('2026-11-20 04:00:00');
        User::factory()->createOne(['email' => 'sam@paddock.example']);
        Affiliate::create(['name' => 'Odds Weekly']);
    }

    /** @return iterable<string, array{string}> */
    public static function calls(): iterable
    {
        /** @var array{paths: array<string, mixed>} $document */
        $document = json_decode((string) file_get_contents(dirname(__DIR__, 3).'/docs/openapi.json'), true);
        foreach (array_keys($document['paths']) as $path) {
            // The signed calls are the same ones with other headers.
            if (! str_starts_with($path, '/webhooks/')) {
                yield $path => [$path];
            }
        }
    }

    #[DataProvider('calls')]
    public function test_example_of_each_call_is_accepted(string $path): void
    {
        if ($path !== '/clients') {
            $this->prepare($path);
        }
        $pointer = '/paths/'.DocumentedApi::escaped($path).'/post/requestBody/content/'.DocumentedApi::escaped('application/json');
        $body = json_decode((string) json_encode(DocumentedApi::committed()->at($pointer)->example), true);

        $this->send(ltrim(str_replace('{reference}', 'WD-20931', $path), '/'), $body)->assertSuccessful();
    }

    /** Creates the records that the examples refer to. */
    private function prepare(string $path): void
    {
        $client = Client::factory()->createOne(['pin' => '48213']);

        match ($path) {
            '/withdrawal-requests/{reference}/cancel' => Withdrawal::factory()->createOne(['reference' => 'WD-20931', 'client_id' => $client->id]),
            '/bets' => SiteAccount::factory()->createOne([
                'client_id' => $client->id, 'username' => 'emmaw88', 'operator_site_id' => OperatorSite::factory()->createOne(['slug' => 'sportsbet'])->id,
            ]),
            default => null,
        };
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\SocialMediaReview;
use App\Models\WebhookDelivery;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

/** Deliveries that came as a form with a file. */
final class DeliveryFilesTest extends IntakeTestCase
{
    private const KEPT = 'intake/deliveries';

    private string $token;

    private string $picture;

    protected function setUp(): void
    {
        parent::setUp();

        Storage::fake();
        Client::factory()->createOne(['pin' => '48213']);
        $this->token = $this->token(IntakeScope::CreateSocialMediaReviews);
        $this->picture = UploadedFile::fake()->image('post.png', 64, 48)->getContent();
    }

    public function test_the_file_is_kept_beside_the_delivery_until_its_work_is_done(): void
    {
        $kept = null;
        SocialMediaReview::creating(static function () use (&$kept): void {
            $kept = Storage::allFiles(self::KEPT);
        });

        $this->upload()->assertCreated();

        $this->assertCount(1, $kept ?? []);
        $this->assertSame([], Storage::allFiles(self::KEPT));
        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame(['multipart/form-data', WebhookDeliveryStatus::Processed], [$delivery->content_type, $delivery->status]);
        $this->assertSame('48213', json_decode($delivery->payload, true)['fields']['client_pin']);
    }

    public function test_a_failed_upload_is_done_again_with_its_file(): void
    {
        SocialMediaReview::created(static fn () => throw new RuntimeException);
        $this->upload()->assertStatus(500);
        SocialMediaReview::flushEventListeners();
        SocialMediaReview::clearBootedModels();
        $this->assertCount(1, Storage::allFiles(self::KEPT));

        Artisan::call('intake:replay', ['--failed' => true]);

        $this->assertStringContainsString('processed', Artisan::output());
        $review = SocialMediaReview::query()->sole();
        $this->assertTrue(Storage::exists($review->file_path));
        $this->assertSame([], Storage::allFiles(self::KEPT));
        $this->upload()->assertCreated()->assertHeader('Idempotency-Replayed', 'true');
        $this->assertSame(1, SocialMediaReview::query()->count());
    }

    public function test_delivery_whose_file_is_missing_does_not_hold_up_the_others(): void
    {
        SocialMediaReview::created(static fn () => throw new RuntimeException);
        $this->upload()->assertStatus(500);
        $files = Storage::allFiles(self::KEPT);
        $this->upload(['external_id' => 'SMR-2'], 'key-2')->assertStatus(500);
        SocialMediaReview::flushEventListeners();
        SocialMediaReview::clearBootedModels();
        WebhookDelivery::query()->update(['status' => WebhookDeliveryStatus::Received]);
        Storage::delete($files);
        $this->travel(3)->minutes();

        $this->assertSame(0, Artisan::call('intake:replay', ['--unfinished' => true]));

        $this->assertSame([[WebhookDeliveryStatus::Failed, 'unreadable'], [WebhookDeliveryStatus::Processed, null]], WebhookDelivery::query()->orderBy('id')->get()
            ->map(static fn (WebhookDelivery $delivery): array => [$delivery->status, $delivery->error])->all());
        $this->assertSame('SMR-2', SocialMediaReview::query()->sole()->external_id);
    }

    public function test_file_name_that_is_not_utf8_is_accepted(): void
    {
        $this->upload(['screenshot' => UploadedFile::fake()->createWithContent("caf\xE9.png", $this->picture)])->assertCreated();

        $this->assertStringContainsString('caf', json_decode(WebhookDelivery::query()->sole()->payload, true)['files']['screenshot']['name']);
    }

    public function test_another_file_or_field_under_the_same_key_is_another_body(): void
    {
        $this->upload()->assertCreated();

        $this->upload(['platform_name' => 'Elsewhere'])->assertUnprocessable()->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');
        $this->picture = UploadedFile::fake()->image('post.png', 65, 48)->getContent();
        $this->upload()->assertUnprocessable()->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');
        $this->assertSame(1, SocialMediaReview::query()->count());
    }

    public function test_file_of_a_refused_upload_is_deleted_with_its_delivery(): void
    {
        $this->upload(['client_pin' => 'nobody'])->assertUnprocessable();
        $this->assertCount(1, Storage::allFiles(self::KEPT));

        $this->travel(91)->days();
        Artisan::call('intake:prune-deliveries');

        $this->assertSame([[], 0], [Storage::allFiles(self::KEPT), WebhookDelivery::query()->count()]);
    }

    public function test_calls_without_a_file_take_no_form(): void
    {
        $this->app?->make('auth')->forgetGuards();
        $this->post('/api/v1/clients', $this->client(), [
            'Authorization' => 'Bearer '.$this->token(IntakeScope::CreateClients),
            'Idempotency-Key' => 'k',
            'Content-Type' => 'multipart/form-data; boundary=x',
            'Accept' => 'application/json',
        ])->assertStatus(415);
    }

    /**
     * @param  array<string, string|UploadedFile>  $change
     * @return TestResponse<Response>
     */
    private function upload(array $change = [], string $key = 'key-1'): TestResponse
    {
        $this->app?->make('auth')->forgetGuards();

        return $this->post('/api/v1/social-media-reviews', [
            'external_id' => 'SMR-1', 'client_pin' => '48213', 'platform_name' => 'Facebook', 'screenshot' => UploadedFile::fake()->createWithContent('post.png', $this->picture), ...$change,
        ], ['Authorization' => "Bearer {$this->token}", 'Idempotency-Key' => $key, 'Content-Type' => 'multipart/form-data; boundary=x', 'Accept' => 'application/json']);
    }
}

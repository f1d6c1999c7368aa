<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\Ability;
use App\Enums\SocialMediaReviewStatus;
use App\Infrastructure\Images\PictureReader;
use App\Infrastructure\Images\SentScreenshot;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Database\Events\TransactionBeginning;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

final class ReceiveSocialMediaReviewTest extends IntakeTestCase
{
    private Client $emma;

    private ?string $formToken = null;

    protected function setUp(): void
    {
        parent::setUp();

        Storage::fake('local');
        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne(['pin' => '48213']);
    }

    #[TestWith(['review.png', IMAGETYPE_PNG, 'png'])]
    #[TestWith(['../../public/review.php.jpg', IMAGETYPE_JPEG, 'jpeg'])]
    #[TestWith(['review.webp', IMAGETYPE_WEBP, 'webp'])]
    public function test_file_of_a_form_is_stored_under_a_random_name(string $name, int $type, string $extension): void
    {
        $answer = $this->upload(UploadedFile::fake()->image(basename($name), 320, 200))->assertCreated();

        $review = SocialMediaReview::query()->sole();
        $answer->assertExactJson(['id' => $review->id, 'external_id' => 'REV-1', 'client_id' => $this->emma->id, 'platform_name' => 'Google', 'status' => 1]);
        $this->assertSame(SocialMediaReviewStatus::Pending, $review->status);
        $this->assertMatchesRegularExpression("#^social-media-reviews/[a-z0-9]{40}\\.{$extension}$#", $review->file_path);
        $size = getimagesizefromstring((string) Storage::disk('local')->get($review->file_path));
        $this->assertIsArray($size);
        $this->assertSame([320, 200, $type], [$size[0], $size[1], $size[2]]);
    }

    public function test_screenshot_as_text_in_json_creates_the_same_review(): void
    {
        $this->asText()->assertCreated();
        $this->upload(UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40)))->assertOk();

        $this->assertSame('2026-11-19T09:00:00.000000Z', AuditEvent::query()->sole()->after['posted_at']);
        $this->assertCount(1, Storage::disk('local')->files('social-media-reviews'));
    }

    /** Not in the data provider, which would build the file in every run. */
    public function test_screenshot_of_more_than_5_mb_is_refused(): void
    {
        $answer = $this->asText(['screenshot' => base64_encode(IncomingWork::png(60, 40).str_repeat('x', 5 * 1024 * 1024))])->assertUnprocessable();

        $this->assertSame(['screenshot'], array_keys($answer->json('errors')));
        $this->assertDatabaseCount('social_media_reviews', 0);
    }

    public function test_only_the_pixels_of_a_screenshot_are_kept(): void
    {
        $this->upload(UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40).'<?php system($_GET["c"]);'))->assertCreated();

        $this->assertStringNotContainsString('<?php', (string) Storage::disk('local')->get(SocialMediaReview::query()->sole()->file_path));
    }

    public function test_transparency_is_kept(): void
    {
        $image = imagecreatetruecolor(10, 10);
        imagesavealpha($image, true);
        imagefill($image, 0, 0, (int) imagecolorallocatealpha($image, 0, 0, 0, 127));
        ob_start();
        imagepng($image);
        $this->asText(['screenshot' => base64_encode((string) ob_get_clean())])->assertCreated();

        $kept = imagecreatefromstring((string) Storage::disk('local')->get(SocialMediaReview::query()->sole()->file_path));
        $this->assertNotFalse($kept);
        $this->assertSame(127, imagecolorsforindex($kept, (int) imagecolorat($kept, 5, 5))['alpha']);
    }

    public function test_time_of_the_post_is_optional(): void
    {
        $this->asText(['posted_at' => null])->assertCreated();
    }

    public function test_other_picture_with_the_reference_is_a_conflict(): void
    {
        $this->asText()->assertCreated();

        $this->asText(['screenshot' => base64_encode(IncomingWork::png(61, 40))])->assertConflict();

        $this->assertCount(1, Storage::disk('local')->files('social-media-reviews'));
    }

    public function test_the_same_form_under_the_same_key_is_replayed_and_another_file_is_refused(): void
    {
        $first = $this->upload(
            UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40)),
            key: 'key-1',
        )->assertCreated();

        $again = $this->upload(UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40)), key: 'key-1')
            ->assertCreated()
            ->assertHeader('Idempotency-Replayed', 'true');
        $this->upload(UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(61, 40)), key: 'key-1')
            ->assertUnprocessable()
            ->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');
        $this->upload(
            UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40)),
            ['platform_name' => 'Facebook'],
            'key-1',
        )->assertUnprocessable();

        $this->assertSame($first->getContent(), $again->getContent());
        $this->assertSame(1, SocialMediaReview::query()->count());
    }

    public function test_hostile_form_is_refused(): void
    {
        foreach (
            [
                [],
                ['screenshot' => [UploadedFile::fake()->image('a.png')]],
                ['screenshot' => UploadedFile::fake()->create('a.png', 6_000)],
                ['screenshot' => UploadedFile::fake()->createWithContent('a.png', 'MZ')],
            ] as $files
        ) {
            $answer = $this->form($files)->assertUnprocessable();
            $this->assertSame(['screenshot'], array_keys($answer->json('errors')));
        }

        $this->assertSame([0, []], [SocialMediaReview::query()->count(), Storage::disk('local')->files('social-media-reviews')]);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_picture_is_encoded_before_the_transaction_starts(bool $asForm): void
    {
        $level = DB::transactionLevel();
        $finished = null;
        // Transactions within it are savepoints.
        Event::listen(TransactionBeginning::class, static function () use (&$finished, $level): void {
            $finished = DB::transactionLevel() === $level + 1 ? SentScreenshot::find(request())?->screenshot()->extension : $finished;
        });
        $readAt = null;
        $this->app?->resolving(PictureReader::class, static function () use (&$readAt): void {
            $readAt ??= DB::transactionLevel();
        });
        $workedAt = null;
        SocialMediaReview::creating(static function () use (&$finished, &$workedAt): void {
            $workedAt = [$finished, DB::transactionLevel()];
        });

        ($asForm ? $this->upload(UploadedFile::fake()->image('a.png', 60, 40)) : $this->asText())->assertCreated();

        $this->assertSame($level, $readAt);
        $this->assertSame('png', $workedAt[0] ?? null, 'The last transaction began before the picture was ready.');
        $this->assertGreaterThan($level, $workedAt[1]);
    }

    public function test_a_repeated_call_reads_no_picture(): void
    {
        $file = static fn (): UploadedFile => UploadedFile::fake()->createWithContent('a.png', IncomingWork::png(60, 40));
        $this->upload($file(), key: 'key-1')->assertCreated();
        $this->assertNotNull(SentScreenshot::find(request()));

        $this->upload($file(), key: 'key-1')->assertHeader('Idempotency-Replayed', 'true');

        $this->assertNull(SentScreenshot::find(request()));
    }

    public function test_refused_picture_is_reported_with_the_other_errors(): void
    {
        $answer = $this->asText(['screenshot' => base64_encode('MZ'), 'client_pin' => '99999'])->assertUnprocessable();

        $this->assertSame(['client_pin', 'screenshot'], array_keys($answer->json('errors')));
    }

    public function test_too_large_file_is_refused_before_it_is_read(): void
    {
        $this->asText(['screenshot' => str_repeat('A', 8 * 1024 * 1024)])->assertStatus(413);
    }

    public function test_only_files_of_failed_calls_are_swept(): void
    {
        $hasFailed = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$hasFailed): void {
            if (! $hasFailed && str_contains($sql, 'audit_events')) {
                $hasFailed = true;
                throw new RuntimeException('The disk of host db-7 is full.');
            }
        });
        $this->asText()->assertStatus(500);
        $this->assertSame(0, SocialMediaReview::query()->count());
        [$orphan] = Storage::disk('local')->files('social-media-reviews');
        $this->asText()->assertCreated();

        $this->travelTo(now()->setTimestamp(time()));
        Artisan::call('intake:sweep-screenshots');
        $this->assertTrue(Storage::disk('local')->exists($orphan), 'A call may still be at work.');

        $this->travel(2)->hours();
        Artisan::call('intake:sweep-screenshots');
        $this->assertSame([SocialMediaReview::query()->sole()->file_path], Storage::disk('local')->files('social-media-reviews'));
    }

    public function test_only_users_who_see_reviews_open_the_screenshot(): void
    {
        $this->asText()->assertCreated();
        $path = '/storage/'.SocialMediaReview::query()->sole()->file_path;
        $this->app?->make('auth')->forgetGuards();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne(), 'web')->get($path)->assertOk()->assertHeader('Content-Type', 'image/png');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits)->createOne(), 'web')->get($path)->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function asText(array $change = []): TestResponse
    {
        return $this->send('social-media-reviews', [...IncomingWork::review()->body, ...$change]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function upload(UploadedFile $file, array $change = [], ?string $key = null): TestResponse
    {
        return $this->form(['screenshot' => $file], $change, $key);
    }

    /**
     * @param  array<string, mixed>  $files
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function form(array $files, array $change = [], ?string $key = null): TestResponse
    {
        $this->app?->make('auth')->forgetGuards();
        $this->formToken ??= $this->token(IncomingWork::review()->scope);

        return $this->call('POST', '/api/v1/social-media-reviews', [...array_diff_key(IncomingWork::review()->body, ['screenshot' => true]), ...$change], files: $files, server: [
            'HTTP_AUTHORIZATION' => "Bearer {$this->formToken}",
            'HTTP_IDEMPOTENCY_KEY' => $key ?? Str::uuid()->toString(),
            'HTTP_ACCEPT' => 'application/json',
            'CONTENT_TYPE' => 'multipart/form-data; boundary=x',
        ]);
    }
}

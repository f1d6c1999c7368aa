<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Models\AuditEvent;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class ReviewScreenshotTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    private string $root;

    protected function setUp(): void
    {
        parent::setUp();

        $this->root = sys_get_temp_dir().'/paddock-disk-'.bin2hex(random_bytes(6));
        config(['filesystems.disks.local.root' => $this->root]);
        Storage::forgetDisk('local');
        $this->viewer = User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne();
    }

    protected function tearDown(): void
    {
        File::deleteDirectory($this->root);

        parent::tearDown();
    }

    #[TestWith(['png', 'image/png'])]
    #[TestWith(['jpg', 'image/jpeg'])]
    #[TestWith(['jpeg', 'image/jpeg'])]
    #[TestWith(['webp', 'image/webp'])]
    public function test_image_is_served_without_active_content(string $extension, string $type): void
    {
        $path = $this->screenshot("social-media-reviews/2026/a-b_C.{$extension}", 'the picture');

        $answer = $this->actingAs($this->viewer)->get("/storage/{$path}")->assertOk()->assertStreamedContent('the picture')
            ->assertHeader('Content-Type', $type)
            ->assertHeader('Content-Length', '11')
            ->assertHeader('Content-Disposition', "inline; filename=a-b_C.{$extension}")
            ->assertHeader('X-Content-Type-Options', 'nosniff')
            ->assertHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        $this->assertEqualsCanonicalizing(['no-store', 'private'], explode(', ', (string) $answer->headers->get('Cache-Control')));
        $this->actingAs($this->viewer)->get('/storage/'.rawurlencode($path))->assertOk();
    }

    public function test_opening_is_audited(): void
    {
        $path = $this->screenshot('social-media-reviews/a.png', 'x');

        $this->actingAs($this->viewer)->get("/storage/{$path}")->assertOk();

        $audit = AuditEvent::query()->sole();
        $this->assertSame(['social_media_review.screenshot_opened', $this->viewer->id, SocialMediaReview::query()->sole()->id], [$audit->action, $audit->actor_id, $audit->subject_id]);
    }

    #[TestWith(['html'])]
    #[TestWith(['svg'])]
    #[TestWith(['pdf'])]
    public function test_anything_else_is_saved_and_not_shown(string $extension): void
    {
        $path = $this->screenshot("social-media-reviews/a.{$extension}", '<script>alert(1)</script>');

        $this->actingAs($this->viewer)->get("/storage/{$path}")->assertOk()
            ->assertHeader('Content-Type', 'application/octet-stream')
            ->assertHeader('Content-Disposition', "attachment; filename=a.{$extension}");
    }

    public function test_screenshot_needs_the_ability_even_when_it_does_not_exist(): void
    {
        $path = $this->screenshot('social-media-reviews/a.png', 'x');
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewSocialMediaReviews);
        $stranger = User::factory()->withAbilities(...$others)->createOne();

        $this->get("/storage/{$path}")->assertRedirect('/login');
        $this->actingAs($stranger)->get("/storage/{$path}")->assertForbidden();
        $this->actingAs($stranger)->get('/storage/social-media-reviews/none.png')->assertForbidden();
        $this->actingAs($stranger)->get('/storage/../.env')->assertForbidden();
    }

    public function test_missing_file_or_review_is_not_found(): void
    {
        Storage::disk('local')->put('social-media-reviews/orphan.png', 'x');
        $missing = SocialMediaReview::factory()->createOne();

        $this->actingAs($this->viewer)->get('/storage/social-media-reviews/orphan.png')->assertNotFound();
        $this->actingAs($this->viewer)->get("/storage/{$missing->file_path}")->assertNotFound();
        $this->actingAs($this->viewer)->get('/storage/'.strtoupper($this->screenshot('social-media-reviews/case.png', 'x')))->assertNotFound();
    }

    /** Even if a review contains such a path. */
    #[TestWith(['photos/staff.jpg'])]
    #[TestWith(['social-media-reviews/../photos/staff.jpg'])]
    #[TestWith(['../../../.env'])]
    #[TestWith(['/etc/passwd'])]
    #[TestWith(['social-media-reviews/..%2f..%2f.env'])]
    #[TestWith(['social-media-reviews/a.png%0A'])]
    #[TestWith(['social-media-reviews//a.png'])]
    #[TestWith(['social-media-reviews/a.php.png/..'])]
    public function test_other_files_of_the_disk_are_not_found(string $path): void
    {
        Storage::disk('local')->put('photos/staff.jpg', 'private');
        SocialMediaReview::factory()->createOne(['file_path' => $path]);

        $this->actingAs($this->viewer)->get('/storage/'.$path)->assertNotFound();
        $this->actingAs($this->viewer)->get('/storage/'.rawurlencode($path))->assertNotFound();
    }

    private function screenshot(string $path, string $contents): string
    {
        Storage::disk('local')->put($path, $contents);
        SocialMediaReview::factory()->createOne(['file_path' => $path]);

        return $path;
    }
}

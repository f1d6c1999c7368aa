<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** An officer who checks and imports files from the bank. */
trait ImportsBankFiles
{
    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        $this->actingAs($this->officer);
    }

    /** @return TestResponse<Response> */
    private function check(UploadedFile $file): TestResponse
    {
        return $this->post('/deposits/bank-files/check', ['file' => $file], ['Accept' => 'application/json']);
    }

    /** @return TestResponse<Response> */
    private function import(UploadedFile $file): TestResponse
    {
        return $this->post('/deposits/bank-files', ['file' => $file, 'sha256' => hash_file('sha256', $file->getPathname())]);
    }

    private function fixture(string $name): UploadedFile
    {
        return UploadedFile::fake()->createWithContent($name, (string) file_get_contents(base_path("tests/Support/Fixtures/bank-files/{$name}")));
    }

    private function upload(string $text): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('bank.csv', $text);
    }

    private function feed(string $reference, string $description, int $cents, string $at): void
    {
        app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, $reference, null, $description, $cents, CarbonImmutable::parse($at)));
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\AdvanceBarredImport;
use App\Models\BarredImport;
use Illuminate\Http\UploadedFile;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** For tests that import barred lists and run the queue themselves. */
trait ImportsBarredLists
{
    private const HEAD = "Reference,First name,Last name,DOB,Mobile,From,Until\n";

    protected const FIRST = self::HEAD."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,1/11/2027\nV2,Bo,Ek,2/2/1980,,1/11/2026,\nV3,Cy,Orr,3/2/1980,,1/11/2026,\n";

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function send(string $text, array $fields = []): TestResponse
    {
        return $this->post('/rsg/barred-list/imports', [
            'list' => 'barred',
            'jurisdiction' => 'VIC',
            'source' => 'Venue list',
            'format' => 'csv',
            'file' => UploadedFile::fake()->createWithContent('venues.csv', $text),
            ...$fields,
        ]);
    }

    /** @param  array<string, mixed>  $fields */
    private function check(string $text, array $fields = []): BarredImport
    {
        $this->send($text, $fields)->assertSessionHasNoErrors();

        return BarredImport::query()->latest('id')->firstOrFail();
    }

    /** @param  array<string, mixed>  $fields */
    private function import(string $text, array $fields = [], bool $isComplete = false): BarredImport
    {
        return $this->start($this->check($text, $fields), $isComplete);
    }

    private function start(BarredImport $import, bool $isComplete): BarredImport
    {
        $this->post("/rsg/barred-list/imports/{$import->id}/run", ['is_complete' => $isComplete])->assertSessionHas('success');

        return $this->work($import);
    }

    private function undo(BarredImport $import): BarredImport
    {
        $this->post("/rsg/barred-list/imports/{$import->id}/undo")->assertSessionHas('success');

        return $this->work($import);
    }

    private function work(BarredImport $import): BarredImport
    {
        while ($this->app->make(AdvanceBarredImport::class)->handle($import->id, 60)) {
            continue;
        }

        return $import->refresh();
    }
}

<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use App\Models\WebhookDelivery;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Http\UploadedFile;
use RuntimeException;

/** Files of a form delivery, kept on the private disk while it can be replayed. */
final readonly class DeliveryFileStorage
{
    public function __construct(private Filesystem $disk) {}

    /**
     * @param  array<string, UploadedFile>  $files  by field
     * @return array<string, array{path: string, name: string, type: string}>
     */
    public function keep(string $source, string $endpoint, string $id, array $files): array
    {
        $folder = self::folder($source, $endpoint, $id);
        $kept = [];
        foreach ($files as $field => $file) {
            $path = "{$folder}/".hash('sha256', $field);
            $this->disk->put($path, $file->getContent());
            $kept[$field] = ['path' => $path, 'name' => $file->getClientOriginalName(), 'type' => $file->getClientMimeType()];
        }

        return $kept;
    }

    /** @param  array{path: string, name: string, type: string}  $kept */
    public function restore(array $kept): UploadedFile
    {
        $bytes = $this->disk->get($kept['path']) ?? throw new RuntimeException('The file of the delivery is missing.');
        $copy = tempnam(sys_get_temp_dir(), 'paddock-') ?: throw new RuntimeException('Could not create a temporary file.');
        file_put_contents($copy, $bytes);

        return new UploadedFile($copy, $kept['name'], $kept['type'], test: true);
    }

    public function forget(string $source, string $endpoint, string $id): void
    {
        $this->disk->deleteDirectory(self::folder($source, $endpoint, $id));
    }

    public function forgetOf(WebhookDelivery $delivery): void
    {
        $this->forget($delivery->source, $delivery->endpoint, $delivery->delivery_id);
    }

    private static function folder(string $source, string $endpoint, string $id): string
    {
        return 'intake/deliveries/'.hash('sha256', "{$source} {$endpoint} {$id}");
    }
}

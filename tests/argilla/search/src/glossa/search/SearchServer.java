package glossa.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.elasticsearch.common.logging.LogConfigurator;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.node.InternalSettingsPreparer;
import org.elasticsearch.node.Node;

/**
 * One Elasticsearch node on loopback, until the process ends.
 * Arguments: home folder, data folder, HTTP port, transport port.
 */
public class SearchServer {
    public static void main(String[] arguments) throws Exception {
        Path home = Path.of(arguments[0]).toAbsolutePath();
        Path data = Files.createDirectories(Path.of(arguments[1])).toAbsolutePath();
        LogConfigurator.configureESLogging();
        Settings settings = Settings.builder()
            .put("cluster.name", "glossa-tests")
            .put("node.name", "glossa-tests")
            .put("discovery.type", "single-node")
            .put("path.home", home)
            .put("path.data", data)
            .put("network.host", "127.0.0.1")
            .put("http.type", "netty4")
            .put("http.port", arguments[2])
            .put("transport.type", "netty4")
            .put("transport.port", arguments[3])
            // Otherwise a node on a disk that is nearly full makes its indices read-only.
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
        Environment environment = InternalSettingsPreparer.prepareEnvironment(
            settings, Map.of(), home.resolve("config"), () -> "glossa-tests");
        Node node = new Node(environment);
        CountDownLatch closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception exception) {
                exception.printStackTrace();
            } finally {
                closed.countDown();
            }
        }));
        node.start();
        closed.await();
    }
}
